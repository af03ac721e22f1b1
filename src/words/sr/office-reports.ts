import { timeIn } from '../time-in.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const reports = 'Izveštaji'
export const whatTheyAre =
  'Koliko su vile popunjene, koliko donosi noćenje, odakle dolaze boravci i koliko je novca primljeno. Pored svakog podatka piše šta znači.'
export const periods = 'Uobičajeni periodi'
export const usual = {
  thisYear: 'Ova godina',
  lastYear: 'Prošla godina',
  lastMonths: 'Poslednjih 12 meseci',
  nextMonths: 'Narednih 12 meseci',
}
export const choice = 'Šta izveštaj prikazuje'
export const from = 'Od'
export const until = 'Do'
export const villa = 'Vila'
export const allVillas = 'Sve vile'
export const comparison = 'Uporedite sa'
export const comparisons = { none: 'Ničim', year: 'Istim danima godinu ranije', before: 'Periodom neposredno pre' }
export const show = 'Prikažite'
export const failedToLoad = 'Izveštaj nije učitan'
export const shownPeriod = (from: string, until: string): string => `${from} – ${until}`
export const comparedWith = (from: string, until: string): string => `Upoređeno sa: ${from} – ${until}`
export const before = (value: string): string => `${value} u periodu za poređenje`
export const none = '-'
export const percent = (value: number): string => `${formatNumber(value)}%`
export const figures = 'Podaci za period'
export const occupancy = 'Popunjenost'
export const averageRate = 'Prosečna cena noćenja (ADR)'
export const revenuePerNight = 'Prihod po raspoloživom noćenju (RevPAN)'
export const adr = 'ADR'
export const revPan = 'RevPAN'
export const revenue = 'Prihod od noćenja'
export const nights = 'Prodata noćenja'
export const nightsOf = (sold: number, onSale: number): string => `${formatNumber(sold)} od ${formatNumber(onSale)}`
export const definitions = {
  occupancy:
    'Noćenja prodata ovde i preko platformi, od svih noćenja u prodaji. Zatvorena noćenja i noćenja koja zadržavate za sebe nisu u prodaji.',
  averageRate: 'Prihod po noćenju prodatom ovde. Platforme ne javljaju svoje cene.',
  revenuePerNight: 'Prihod po noćenju u prodaji, prodatom ili ne.',
  revenue: 'Cene boravaka prodatih ovde, svako noćenje sa svojim delom, sa naknadama i taksom. Računa se kada se noći, a ne kada se plati.',
  nights: 'Noćenja u ovom periodu koja su prodata, od onih u prodaji.',
  pace: 'Noćenja iz perioda koja su ovde bila prodata do kraja svakog meseca.',
  leadTimes: 'Dani od rezervacije do dolaska, za boravke prodate ovde sa dolaskom u periodu.',
  lengths: 'Broj noćenja po boravku, za boravke prodate ovde sa dolaskom u periodu.',
  sources: 'Odakle su prodati boravci sa noćenjima u periodu. Prihod platformi ovde nije poznat.',
  countries: 'Zemlje gostiju koji su rezervisali ovde, onako kako su ih napisali.',
  cancellations:
    'Prodati boravci sa dolaskom u periodu i oni među njima koji su kasnije otkazani. Zadržano: ono što je plaćeno i nije vraćeno.',
  money: 'Šta je primljeno i vraćeno u danima perioda: zbirovi iz knjiga.',
  due: 'Neplaćene rate po mesecu dospeća, bez obzira na period.',
  answerTimes:
    'Od prve poruke kojom gost čeka do Vašeg odgovora, ili dok upit ne preuzmete ili zatvorite. Automatske poruke se ne računaju. Polovina odgovora stigla je brže od medijane.',
  conversations: 'Razgovori u kojima je gost pisao, po nedeljama od ponedeljka.',
  topics: 'Upiti po razlogu, razgovori sa porukama bez upita i pitanja pre rezervacije u kojima je gost pisao, svaki jednom.',
  missed:
    'Boravci sa dolaskom u periodu koje su asistenti kao što je ChatGPT tražili ili hteli da rezervišu, a koje tada niko nije mogao da rezerviše. Najčešći su prvi.',
  clients:
    'Po imenu kojim se svaki asistent predstavlja, u danima perioda. Linkovi vode na stranu za rezervaciju; šta je od njih nastalo vidi se u izvorima.',
}
export const byVilla = 'Po vilama'
export const month = 'Mesec'
export const pace = 'Tempo rezervacija'
export const paceNights = 'Noćenja prodata do kraja meseca'
export const leadTimes = 'Vreme od rezervacije do dolaska'
export const leadDays = 'Dana pre dolaska'
export const lengths = 'Dužina boravka'
export const lengthNights = 'Noćenja'
export const bookings = 'Rezervacije'
export const stays = 'Boravci'
export const sources = 'Izvori'
export const source = 'Izvor'
export const ownSources: Record<string, string> = {
  site: 'Sopstveni sajt',
  link: 'Linkovi asistenata',
  hand: 'Uneto ručno',
  offer: 'Ponude',
}
export const countries = 'Zemlje gostiju'
export const country = 'Zemlja'
export const notSaid = 'Nije navedeno'
export const cancellations = 'Otkazivanja'
export const period = 'Period'
export const sold = 'Prodato'
export const cancelled = 'Otkazano'
export const nightsCancelled = 'Otkazana noćenja'
export const kept = 'Zadržano'
export const money = 'Primljen novac'
export const net = 'Neto'
export const due = 'Novac koji tek stiže'
export const dueIn = 'Dospeva u mesecu'
export const amount = 'Iznos'
export const overdue = 'Od toga kasni'
export const share = 'Udeo'
export const upTo = (first: number, last: number): string =>
  first === last ? formatNumber(first) : `${formatNumber(first)} do ${formatNumber(last)}`
export const over = (limit: number): string => `više od ${formatNumber(limit)}`
export const asTable = (title: string): string => `${title}: tabela`
export const asCsv = (title: string): string => `${title}: CSV`
export const thisPeriod = 'Ovaj period'
export const comparedPeriod = 'Period za poređenje'
export const compared = (column: string): string => `${column}, poređenje`
export const plotOf = (title: string, most: string, month: string): string => `${title} po mesecima. Najviše: ${most}, ${month}`
export const nothingSold = 'U ovom periodu ništa nije prodato.'
export const nothingMoved = 'U ovom periodu nije bilo uplata ni povraćaja.'
export const nothingDue = 'Niko ništa ne duguje.'
export const moneyTotal = (received: string, refunded: string, net: string): string =>
  `Primljeno ${received}, vraćeno ${refunded}, neto ${net}.`
export const answerTimes = 'Razgovori: vreme do Vašeg odgovora'
export const medianTime = 'Medijana'
export const answered = 'Odgovoreno'
export const unanswered = 'Bez odgovora'
export const waited = timeIn({ days: 'd', hours: 'h', minutes: 'min' })
export const wholeHours = (hours: number): string => `${formatNumber(hours)}\u00a0h`
export const answersTotal = (answered: number, unanswered: number, median: string): string =>
  `Odgovoreno: ${formatNumber(answered)}, bez odgovora: ${formatNumber(unanswered)}. Medijana: ${median}`
export const conversations = 'Razgovori'
export const conversationsAWeek = 'Razgovori po nedeljama'
export const week = 'Nedelja od'
export const weekAverage = (conversations: string): string => `Prosečno nedeljno: ${conversations}.`
export const plotOfWeeks = (title: string, most: string, week: string): string =>
  `${title}, po nedeljama. Najviše: ${most}, u nedelji od ${week}`
export const topics = 'Razgovori: šta gosti najčešće pitaju'
export const topic = 'Tema'
export const ownTopics = { message: 'Poruke bez upita', question: 'Pitanja pre rezervacije' }
export const times = 'Broj'
export const nobodyWaited = 'U ovom periodu nijedan gost nije čekao odgovor.'
export const nobodyWrote = 'U ovom periodu nijedan gost nije pisao.'
export const missed = 'Asistenti: traženi datumi koji nisu slobodni'
export const clients = 'Asistenti: ko je pitao'
export const anyVilla = 'Bilo koja vila'
export const stay = 'Boravak'
export const why = 'Razlog'
export const missedWhys = { taken: 'Nema slobodnih noći', rule: 'Protivno pravilima', party: 'Previše gostiju' }
export const assistant = 'Asistent'
export const otherAssistants = 'Ostali'
export const calls = 'Pozivi'
export const notFree = 'Nije slobodno'
export const links = 'Linkovi za rezervaciju'
export const nothingMissed = 'Asistenti nisu tražili nijedan boravak koji nije slobodan.'
export const nobodyAsked = 'U ovom periodu nijedan asistent nije pitao.'

true satisfies Translated<typeof import('../en/office-reports.ts'), typeof import('./office-reports.ts')>
