/**
 * The script that stands in Home's page, after the list: it shows the list that the reader's interface begins with, and leaves
 * out what a search has no room for, before anything is painted. A module would come too late. Its hash is in the policy.
 */

/** Of what is shown for some languages of the interface: `en hi`. */
export const OPENING = 'data-opening';
/** Of a control that is then the chosen one. */
export const OPENS = 'data-opens';
/** Of the root while something is searched for. */
export const ASKED = 'data-asked';

export const OPENING_SCRIPT = `{let d=document,r=d.documentElement,l=r.dataset.lang,a=(n,f)=>d.querySelectorAll("["+n+"]").forEach(e=>f(e,e.getAttribute(n).split(" ").includes(l)));if(l&&d.querySelector("[${OPENING}~="+l+"]")){a("${OPENING}",(e,o)=>{e.hidden=!o});a("${OPENS}",(e,o)=>{e.localName=="option"?e.selected=o:o?e.setAttribute("aria-current","true"):e.removeAttribute("aria-current")})}if(/[?&]q=[^&]/.test(location.search))r.setAttribute("${ASKED}","")}`;
