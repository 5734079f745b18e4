/**
 * The script that stands in Home's page: what the address asks for is in the search field before anything is painted, and the
 * styles make room for what is found. A module would come too late. Its hash is in the policy.
 */
export const QUERY_SCRIPT =
  '{const q=new URLSearchParams(location.search).get("q");if(q)document.querySelector(".home [name=q]").value=q}';
