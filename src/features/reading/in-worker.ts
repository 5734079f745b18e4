/** What drawing a text's page needs of reading, in a worker and in a build. */
export { type SongNotice, songNotices } from './song-notice.ts';
