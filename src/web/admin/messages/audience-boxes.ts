/** Names of the tick boxes that say whom a text is for: `nameBox` of each. */
export const LANGUAGE_BOXES = 'for_language'
export const SOURCE_BOXES = 'from_source'
