/** Under which this browser keeps the dates chosen last. */
export const REMEMBERED = 'stay'
