/** A text at the end of a sentence: with one full stop, also where it ends in one of its own ('6. jul 2027.', 'Petar Jr.'). */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
