import type { Translated } from '../translated.ts'

export const ready = 'Spremna'
export const notReady = 'Još nije spremna'
export const readySince = (time: string): string => `Spremna od ${time}`
export const addNote = 'Dodajte belešku'
export const changeNote = 'Izmenite belešku'
export const saveNote = 'Sačuvajte belešku'
export const noteLabel = (villa: string): string => `Beleška: ${villa}`
export const noteSaved = 'Sačuvano'
export const noteHint = 'Beleške su za krevetac, kasniju odjavu ili kvar, bez imena gostiju.'
export const addPicture = 'Dodajte fotografiju'
export const sendPicture = 'Sačuvajte fotografiju'
export const sendingPicture = 'Čuvamo…'
export const pictureHint = 'Najviše tri fotografije do 10 MB. Ne sadrže podatak gde su snimljene; brišu se posle 90 dana.'
export const pictureSaved = 'Fotografija je sačuvana'
export const pictureRemoved = 'Fotografija je uklonjena'
export const removePicture = 'Uklonite'
export const pictureFor = (villa: string): string => `Fotografija: ${villa}`
export const pictureOf = (villa: string, number: number): string => `Fotografija ${number}: ${villa}`

true satisfies Translated<typeof import('../en/office-changeovers.ts'), typeof import('./office-changeovers.ts')>
