/**
 * The script that stands in Home's page: it shows where the reader stopped, before anything is painted, so that nothing
 * moves; a module would come too late. Its hash is in the policy. What storage holds is believed only in its right shape.
 */
import { LISTS_KEY, MARKS_KEY, NOTE_KEY, RECENT_KEY } from '#schemas/storage-keys.ts';
import type { MessageId } from '#words/messages.ts';

/** As the catalogue has them in English; for another language the elements carry the IDs, and `apply-words.ts` says them. */
const WORDS = { goOn: 'Continue:', last: 'Recently read:', verse: ', verse ', part: ', part ', of: ' of ' };
const LAST: MessageId = 'home.read-last';

/**
 * As `toContinue` of `recent.ts` has it: of the last ten songs, the first that was left in its midst. The link stands in the
 * page, hidden: here it gets its address and its words.
 */
export const CONTINUE_SCRIPT = `try{(function(s,w){var v,n,d=document.querySelector("[data-mine]"),a=d.firstElementChild,t=a.children,r=JSON.parse(s[${JSON.stringify(RECENT_KEY)}]||"[]"),g=r.slice(0,10).find(function(e){return e.verse}),e=g||r[0];if(e&&/^\\/file(\\/[^/]+){3}\\/$/.test(e.path)&&(!g||/^v\\d+\\.[0-9a-f]{8}$/.test(g.verse.id))){a.href=e.path+(g?"#"+g.verse.id:"");t[1].firstChild.data=e.name;t[1].lang=/[\\u0b80-\\u0bff]/.test(e.name)?"ta":/[\\u0900-\\u097f]/.test(e.name)?"sa":"en";if(g){t[0].firstChild.data=w.goOn;v=g.verse;n=+v.of;t[2].firstChild.data=n?w.part+v.says+w.of+n:w.verse+v.says;t[2].dataset.v=JSON.stringify({verse:v.says,of:n?""+n:"none"})}else{t[0].firstChild.data=w.last;t[0].dataset.t=${JSON.stringify(LAST)};t[2].hidden=true}a.hidden=false}if(e||${JSON.stringify([NOTE_KEY, MARKS_KEY, LISTS_KEY])}.some(function(k){return s[k]}))d.hidden=false})(localStorage,${JSON.stringify(WORDS)})}catch(e){}`;
