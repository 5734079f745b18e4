/** Where the build renders the template of a song's page; nobody is led there, and it is no page of the site in the end. */
export const TEMPLATE_FILE = 'offline/song/index.html';
