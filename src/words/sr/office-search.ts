import type { Translated } from '../translated.ts'
export const search = 'Pretraga'
export const searchOffice = 'Pretraga administracije'
export const whatToSearch = 'Gost, broj rezervacije, vila, dokument ili stranica'
export const searching = 'Tražimo…'
export const nothingFound = (text: string): string => `Ništa nije pronađeno za „${text}“.`
export const notSearched = 'Pretraga nije odgovorila. Pokušajte ponovo.'
export const groups = {
  stays: 'Boravci i gosti',
  deeds: 'Radnje',
  conversations: 'Poruke',
  papers: 'Dokumenti',
  pages: 'Stranice',
}
export const newBookingFor = (guest: string): string => `Nova rezervacija, gost: ${guest}`
export const writeTo = (guest: string): string => `Poruka, gost: ${guest}`
export const ticketOf = (id: number, guest: string): string => `#${id} ${guest}`
export const keys = 'Prečice na tastaturi'
export const pressed = { controlK: 'Ctrl K', shiftF10: 'Shift F10', escape: 'Esc', enter: 'Enter', space: 'razmak' }
export const keyMeanings = {
  search: 'Pretraga',
  go: 'Otvorite odeljak: zatim njegovo slovo',
  rows: 'Sledeći ili prethodni red liste, ili rezervacija',
  open: 'Otvorite red',
  glance: 'Pogledajte rezervaciju pored liste',
  menu: 'Meni reda',
  find: 'Pretraga spiska',
  choose: 'Izaberite rezervaciju sa spiska',
  new: 'Nova rezervacija',
  edit: 'Izmenite',
  change: 'Promenite boravak ili cenu',
  payment: 'Upišite uplatu',
  write: 'Pišite gostu',
  today: 'Kalendar: danas',
  months: 'Kalendar: ranije ili kasnije',
  list: 'Ova lista',
}
export const thenKey = 'zatim'
export const keysAreOn = 'Pojedinačni tasteri, na primer N za novu rezervaciju, rade izvan polja za unos.'
export const keysAreOff = 'Pojedinačni tasteri su isključeni u ovom pregledaču. Ctrl K i dalje otvara pretragu.'
export const turnOff = 'Bez pojedinačnih tastera'
export const turnOn = 'Sa pojedinačnim tasterima'
export const showKeys = 'Pritisnite ? da vidite sve tastere.'

true satisfies Translated<typeof import('../en/office-search.ts'), typeof import('./office-search.ts')>
