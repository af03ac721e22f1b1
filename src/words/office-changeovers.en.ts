export const changeovers = 'Changeovers'
export const theNextFortnight = 'Who leaves and who arrives in the next 14 days.'
export const failedToLoad = 'The changeovers could not be read'
export const none = 'Nobody arrives or leaves in the next 14 days.'
export const today = 'Today'
export const leaves = 'Leaves'
export const arrives = 'Arrives'
export const changeover = 'Changeover'
export const after = (nights: string): string => `after ${nights}`
export const forNights = (nights: string): string => `for ${nights}`
export const at = (time: string): string => `at ${time}`
export const noTimeYet = 'no time yet'
export const guestsUnknown = 'sold by a platform, number of guests unknown'
