import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const changeStayOrPrice = 'Promenite boravak ili cenu'
export const changeStages = 'Promenite rate ili rokove'
export const refundAPart = 'Vratite deo novca'
export const pageTitle = (code: string): string => `Promena rezervacije ${code}`
export const backToBooking = (code: string): string => `Rezervacija ${code}`
export const now = 'Sada'
export const cannotBeChanged = 'Ova rezervacija ne može da se promeni'
export const onlySoldOnes = 'Može da se promeni samo plaćena ili delimično plaćena rezervacija koja nije obrisana.'
export const theChange = 'Šta se menja'
export const villa = 'Vila'
export const price = 'Cena'
export const priceWays = {
  kept: 'Ostaje ista',
  rates: 'Po današnjem cenovniku',
  own: 'Nov ukupan iznos',
  less: 'Vraća se deo',
}
export const amount = 'Iznos u evrima'
export const amountHint = 'Uz nov ukupan iznos: cela cena. Uz povraćaj dela: taj deo; cena se za njega smanjuje.'
export const furtherLines = 'Dodajte druge iznose u cenu'
export const furtherLinesHint =
  'Doplata, ili sa minusom umanjenje, pod nazivom koji gost čita. Cena se za toliko menja, osim kada sami zadate ukupnu cenu. Potreban je razlog.'
export const lineName = (number: number): string => `Naziv stavke ${number}`
export const lineAmount = (number: number): string => `Iznos stavke ${number}`
export const openStages = 'Sopstvene rate za ono što je preostalo'
export const stagesHint = 'Ostavite prazno da rate ostanu kakve jesu. Niža ili viša cena menja poslednju.'
export const stageNow = (euros: string): string => `Prazno: ${euros}, kao i sada`
export const guests = 'Gosti'
export const stageAmount = (number: number): string => `Iznos rate ${number}`
export const stageDue = (number: number): string => `Rok rate ${number}`
export const show = 'Prikažite šta se menja'
export const notPossible = 'Nije moguće'
export const whatChanges = 'Šta se menja'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const priceBefore = 'Cena pre'
export const priceNow = 'Cena sada'
export const paid = 'Plaćeno'
export const refund = 'Vraća se'
export const toCard = (euros: string, dinars: string): string => `${euros} na karticu (${dinars})`
export const byYourself = (euros: string, method: string): string => `${euros} (${method}): vratite sami`
export const stillToPay = 'Preostalo za plaćanje'
export const dueBy = (euros: string, day: string): string => `${euros} do ${ofDayWithin(day)}`
export const ifTheGuestCancels = 'Ako gost otkaže'
export const refundUntil = (percent: number, day: string, euros: string): string =>
  `Do ${ofDayWithin(day)}: ${formatNumber(percent)}%, danas ${euros}`
export const refundAfter = (euros: string): string => `Posle toga: ${euros}`
export const rulesBroken = 'Gosti ovo ne bi mogli sami da rezervišu'
export const reason = 'Razlog'
export const reasonHint = 'Čuva se uz rezervaciju. Gost ga ne čita.'
export const tellTheGuest = 'Obavestite gosta e-mailom'
export const changeIt = 'Promenite rezervaciju'
export const changeAndRefund = (euros: string): string => `Promenite i vratite ${euros}`
export const oneMoment = 'Samo trenutak…'
export const isChanged = 'Rezervacija je promenjena'
export const notChanged = 'Nije promenjeno'
export const incomplete = 'Izaberite vilu i oba dana, i unesite iznos ako je cena Vaša.'
export const paidOf = (paid: string, total: string): string => `Plaćeno ${paid} od ${total}.`

export const theGuestAsks = 'Gost traži drugi boravak'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const whatAgreeingMeans = 'Ako prihvatite, gost tri dana može da promeni boravak, po ceni koja tada važi. Do tada se noći ne čuvaju.'
export const agree = 'Prihvatite'
export const refuse = 'Odbijte'
export const decided = 'Gost je obavešten'

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
export const savingAccess = 'Trenutak …'
export const saved = 'Sačuvano'
export const notSaved = 'Nije sačuvano'
export const accessGained = 'Gost će moći da pročita'
export const accessLost = 'Gost više neće moći da pročita'
export const parts = { guide: 'uputstvo za dolazak i vodič kroz kuću', doorCode: 'šifru vrata' }
export const untilPaid = 'Vraćaju se kada sve bude plaćeno. Možete ih i odmah prikazati na stranici rezervacije.'
export const notRead = 'Nije pročitano'

true satisfies Translated<typeof import('../en/office-stay.ts'), typeof import('./office-stay.ts')>
