export const ready = 'Ready'
export const notReady = 'Not ready yet'
export const readySince = (time: string): string => `Ready since ${time}`
export const addNote = 'Add a note'
export const changeNote = 'Change the note'
export const saveNote = 'Save the note'
export const noteLabel = (villa: string): string => `Note for ${villa}`
export const noteSaved = 'Saved'
export const noteHint = 'Notes are for a cot, a late check-out or something broken, without names of guests.'
export const addPicture = 'Add a photo'
export const sendPicture = 'Save the photo'
export const sendingPicture = 'Saving …'
export const pictureHint = 'Up to three photos of 10 MB. Nothing in them says where they were taken; they are deleted after 90 days.'
export const pictureSaved = 'The photo is saved'
export const pictureRemoved = 'The photo is removed'
export const removePicture = 'Remove'
export const pictureFor = (villa: string): string => `Photo for ${villa}`
export const pictureOf = (villa: string, number: number): string => `Photo ${number} of ${villa}`
