/** The script that stands in every page's head. In a file of its own: whoever reads a look does not carry it. */
import { CHOICES, FIRST_LOCALE, LOOK_KEY } from './look.ts';

/**
 * The script that stands in every page's head: it sets `data-theme`, `data-size`, … on the root before anything is
 * painted, so that nothing flashes, `data-lang` where the interface is to be in another language than English, and
 * `data-linked` where the address leads to a place within the page. It cannot wait for a module; its hash is in the policy.
 * Values of other shapes are left alone.
 */
export const LOOK_SCRIPT = `{let d=document.documentElement.dataset,s;if(location.hash)d.linked="";try{s=JSON.parse(localStorage[${JSON.stringify(LOOK_KEY)}])}catch{}s=Object(s);for(let k of ${JSON.stringify(CHOICES.filter((choice) => choice !== 'lang'))})if(/^[a-z]{1,8}$/.test(s[k]))d[k]=s[k];let l=${FIRST_LOCALE}.exec([s.lang,navigator.languages]);if(l&&l[1]!="en")d.lang=l[1]}`;
