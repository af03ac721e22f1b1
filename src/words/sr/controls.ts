import type { Translated } from '../translated.ts'

export const previousPicture = 'Prethodna slika'
export const nextPicture = 'Sledeća slika'
export const pictureOf = (position: string | number, length: string | number): string => `Slika ${position} od ${length}`
export const openPicture = (position: number, length: number): string => `Otvorite sliku ${position} od ${length} u punoj veličini`
export const imageWillBePlacedHere = 'Ovde će stajati slika'
export const code = 'Kod'
export const cancel = 'Odustanite'
export const close = 'Zatvorite'
export const optional = '(nije obavezno)'
export const previous = 'Prethodna'
export const pageOf = (page: string | number, last: string | number): string => `Strana ${page} od ${last}`
export const next = 'Sledeća'
export const search = 'Pretraga'
export const isNowNumber = (name: string | number, from: string | number, to: string | number): string =>
  `${name} ${from} sada ima broj ${to}.`
export const moveUp = (name: string | number, index: string | number): string => `Pomerite nagore: ${name} ${index}`
export const moveDown = (name: string | number, index: string | number): string => `Pomerite nadole: ${name} ${index}`
export const remove = (name: string | number, index: string | number): string => `Uklonite: ${name} ${index}`
export const add = (name: string | number): string => `Dodajte: ${name}`
export const formIsOutOfDate = 'Ova strana ne poznaje ono što obrazac traži. Ništa nije promenjeno. Otvorite stranu ponovo.'
export const accessDenied = 'Pristup nije dozvoljen'
export const adminPrivilegesRequired = 'Potrebna su administratorska prava'
export const nothingYouWroteIsLost = 'Ništa od onoga što ste napisali nije izgubljeno. Pokušajte ponovo.'
export const networkError = 'Greška u mreži'
export const pageIsKept = 'Nema internet veze, pa ostajemo na ovoj strani. Ništa nije izgubljeno. Pokušajte ponovo kada se veza uspostavi.'
export const unableToConnect = 'Veza sa serverom nije uspostavljena. Proverite internet vezu.'
export const error = 'Greška'
export const invalidServerResponsePleaseTry = 'Odgovor servera nije ispravan. Pokušajte ponovo.'
export const failedToConnectToServer = 'Veza sa serverom nije uspela'
export const invalidServerResponse = 'Odgovor servera nije ispravan'
export const nothingYouWroteIsLost2 = 'Ništa od onoga što ste napisali nije izgubljeno.'
export const signInAgainInANew = 'Prijavite se ponovo u novoj kartici'
export const andThenSendItAgain = 'i zatim pošaljite ovo još jednom.'
export const seeTheCurrentVersion = 'Pogledajte sadašnje stanje u novoj kartici'
export const saveMyVersionAnyway = 'Ipak sačuvajte moje'
export const nothingIsSavedYet = 'Još ništa nije sačuvano. Ispravite gore i sačuvajte ponovo, ili potvrdite.'
export const yesSaveIt = 'Da, sačuvajte'

/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Prikaz lozinke',
  current: 'Prikaz sadašnje lozinke',
  next: 'Prikaz nove lozinke',
  again: 'Prikaz potvrđene lozinke',
  own: 'Prikaz Vaše lozinke',
}

export const didYouMean = (meant: string, typed: string) =>
  `Da li ste mislili ${meant}? Ako je ${typed} tačno, pošaljite obrazac još jednom.`
export const isNumberRight = (phone: string) =>
  `Da li je broj ${phone} potpun, sa pozivnim brojem zemlje, na primer +381? Ako je tačan, pošaljite obrazac još jednom.`

/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Ovo je HEIC slika sa iPhone-a, koju mnogi pregledači ne mogu da prikažu. Na iPhone-u otvorite Podešavanja, Kamera, Formati i izaberite najkompatibilniji format, ili pre slanja sačuvajte sliku kao JPEG.'

true satisfies Translated<typeof import('../en/controls.ts'), typeof import('./controls.ts')>
