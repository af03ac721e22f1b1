export const ready = 'Ready'
export const notReady = 'Not ready yet'
export const readySince = (time: string): string => `Ready since ${time}`
export const saveNote = 'Save the note'
export const noteLabel = (villa: string): string => `Note for ${villa}`
export const noteSaved = 'Saved'
export const noteHint = 'Notes are for a cot, a late check-out or something broken, without names of guests.'
