/**
 * The script that stands in Home's page: it shows where the reader stopped, before anything is painted, so that nothing
 * moves; a module would come too late. Its hash is in the policy. What storage holds is believed only in its right shape.
 */
import type { LISTS_KEY, MARKS_KEY, NOTE_KEY, RECENT_KEY } from '#schemas/storage-keys.ts';

const RECENT: typeof RECENT_KEY = 'recent';
const OTHERS: readonly [typeof NOTE_KEY, typeof MARKS_KEY, typeof LISTS_KEY] = ['note', 'marks', 'lists'];

const WORDS = { goOn: 'Continue: ', last: 'Read last: ', verse: ', verse ' };

/**
 * As `toContinue` of `recent.ts` has it: of the last ten songs, the first that was left in its midst. The link stands in the
 * page, hidden: here it gets its address and its words.
 */
export const CONTINUE_SCRIPT = `try{(function(s,w){var d=document.querySelector("[data-mine]"),a=d.firstElementChild,t=a.children,r=JSON.parse(s[${JSON.stringify(RECENT)}]||"[]"),g=r.slice(0,10).find(function(e){return e.verse}),e=g||r[0];if(e&&/^\\/file(\\/[^/]+){3}\\/$/.test(e.path)&&(!g||/^v\\d+\\.[0-9a-f]{8}$/.test(g.verse.id))){a.href=e.path+(g?"#"+g.verse.id:"");t[0].firstChild.data=g?w.goOn:w.last;t[1].firstChild.data=e.name;t[2].firstChild.data=g?w.verse+g.verse.says:"";a.hidden=false}if(e||${JSON.stringify(OTHERS)}.some(function(k){return s[k]}))d.hidden=false})(localStorage,${JSON.stringify(WORDS)})}catch(e){}`;
