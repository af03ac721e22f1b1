/** Key of what was typed and not sent, in the browser's storage of the tab. */
export const DRAFTS = 'typed'
