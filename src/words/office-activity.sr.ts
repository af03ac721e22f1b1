export const activity = 'Aktivnost'
export const whatAdministratorsHaveChangedNewest = 'Šta su administratori menjali, najnovije prvo. Vreme je ono kod vila.'
export const whatOrWho = 'Šta ili ko'
export const failedToLoadActivity = 'Aktivnost nije učitana'
export const nothingFoundFor = (search: string | number): string => `Ništa nije pronađeno za „${search}“.`
export const nothingHasBeenChangedYet = 'Još ništa nije menjano. Svaka izmena će biti ovde.'
export const pagesOfActivity = 'Strane sa aktivnošću'
export const percentage = 'Procenat'
export const when = 'Kada'
export const who = 'Ko'
export const what = 'Šta'
export const change = 'Izmena'
export const before = 'pre:'
export const now = 'sada:'
export const fields = (length: string | number): string => `broj polja: ${length}`
export const ofIt = (subject: string | number, action: string | number): string => `${subject}, ${action}`
export const nothing = 'ništa'
export const yes = 'da'
export const no = 'ne'
