import { ended } from './full-stop.ts'

export const access = 'Vrata i put'
export const nothingToEnter = 'Kada boravak bude plaćen, i dok ne prođe, ovde vidite šta gost može da pročita o kući.'
export const guestReads = {
  both: 'Gost može da pročita uputstvo za dolazak i šifru vrata.',
  guide: 'Gost može da pročita uputstvo za dolazak, šifru vrata još ne.',
  nothing: 'Gost ne može da pročita ni uputstvo za dolazak ni šifru vrata.',
}
export const codeFrom = (day: string): string =>
  `Plaćen boravak prikazuje šifru vrata od: ${ended(day)} Ono što je jednom otvoreno ostaje otvoreno do odlaska.`
export const codeOf = { own: 'Ovaj boravak ima svoju šifru vrata.', villa: 'Šifra vrata je ona od vile.' }
export const noCode = 'Šifra vrata nije sačuvana: unesite je ovde ili u vodiču vile.'
export const shownByYou = 'Prikazujete gostu i jedno i drugo, bez obzira na uplate.'
export const showNow = 'Prikaži gostu odmah'
export const showNoLonger = 'Prikaži tek kada je plaćeno'
export const readCode = 'Pročitaj šifru vrata'
export const readCodeHint = 'Svaki uvid se upisuje u aktivnosti.'
export const theCodeIs = (code: string): string => `Šifra vrata: ${code}`
export const ownCode = 'Šifra vrata samo za ovaj boravak'
export const ownCodeHint = 'Važi umesto šifre vile. Ako ostane prazno: važi šifra vile.'
export const saveCode = 'Sačuvaj šifru vrata'
export const oneMoment = 'Trenutak …'
export const saved = 'Sačuvano'
export const notSaved = 'Nije sačuvano'
export const accessGained = 'Gost će moći da pročita'
export const accessLost = 'Gost više neće moći da pročita'
export const parts = { guide: 'uputstvo za dolazak i vodič kroz kuću', doorCode: 'šifru vrata' }
export const untilPaid = 'Vraćaju se kada sve bude plaćeno. Možete ih i odmah prikazati na stranici rezervacije.'
export const notRead = 'Nije pročitano'
