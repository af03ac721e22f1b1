/** Key of the dates chosen last, in the browser's storage. */
export const REMEMBERED = 'stay'
