import { writtenNumber } from './numbers.sr.ts'
import { ofDayWithin } from './serbian-days.ts'

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
export const furtherLines = 'Dodatne stavke cene'
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
  `Do ${ofDayWithin(day)}: ${writtenNumber(percent)}%, danas ${euros}`
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
