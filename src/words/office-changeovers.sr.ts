export const changeovers = 'Smene gostiju'
export const theNextFortnight = 'Ko odlazi i ko dolazi u sledećih 14 dana.'
export const failedToLoad = 'Smene nisu učitane'
export const none = 'U sledećih 14 dana niko ne dolazi i ne odlazi.'
export const today = 'Danas'
export const leaves = 'Odlazi'
export const arrives = 'Dolazi'
export const changeover = 'Smena gostiju'
export const after = (nights: string): string => `posle: ${nights}`
export const forNights = (nights: string): string => `trajanje: ${nights}`
export const at = (time: string): string => `u ${time}`
export const noTimeYet = 'vreme još nije poznato'
export const guestsUnknown = 'prodala platforma, broj gostiju nije poznat'
