/**
 * The style of a text that could not be loaded: the room that one takes, so that little moves when it comes, its button apart
 * from the sentence, and no word of another try where no script could make one. In the pages' own sheet each page of a song
 * would carry it.
 */
export const MISSING_STYLE =
  '.missing{min-block-size:40vh}.missing .button{margin-block-start:.75rem}@media (scripting:none){.missing .again{display:none}}';
