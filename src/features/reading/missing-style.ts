/**
 * The style of a text that could not be loaded: the room that one takes, so that little moves when it comes, and no button where no
 * script could follow it. In the pages' own sheet each page of a song would carry it.
 */
export const MISSING_STYLE = '.missing{min-block-size:40vh}@media (scripting:none){.missing .again{display:none}}';
