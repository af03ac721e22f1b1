import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { ExchangeRateProblem } from '#domain/currency.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { days as countedDays } from './counts.ts'
import { ofDay, ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

// Items of the dashboard that owners must check. Texts that are stored with a payment or a job are in records.en.ts.

/** What an update asks of a site that sells already, and until when. */
export const live = {
  settings: {
    soon: (day: string) => `Popunite podešavanja koja još nedostaju do ${ofDay(day)} Do tada se sve prodaje kao i do sada.`,
    late: (day: string) => `Rok da se popune podešavanja koja nedostaju istekao je ${ofDay(day)}`,
  },
  villa: {
    soon: (villa: string, day: string) => `${villa}: dodajte grčku registraciju i klasu takse do ${ofDay(day)}`,
    late: (villa: string, day: string) => `${villa}: rok za grčku registraciju i klasu takse istekao je ${ofDay(day)}`,
  },
  environment: {
    soon: (name: string, day: string) => `Na serveru treba promeniti ${name} do ${ofDay(day)} Komanda npm run doctor kaže kako.`,
    late: (name: string, day: string) => `Rok da se na serveru promeni ${name} istekao je ${ofDay(day)} Komanda npm run doctor kaže kako.`,
  },
}

type WantedStay = { code: string; guest: string; villa: string; from: string; until: string }
export const changeRequest = ({ code, guest, villa, from, until }: WantedStay): string =>
  `${code}, ${guest}: ${villa}, od ${ofDayWithin(from)} do ${ofDayWithin(until)}? Prihvatite ili odbijte.`

export const complaint = {
  answer: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: odgovorite do ${ofDay(day)}`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: rok za odgovor istekao je ${ofDay(day)}`,
  },
  solution: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: rešite do ${ofDay(day)}`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: rok za rešenje istekao je ${ofDay(day)}`,
  },
}

export const question = (guest: string, villa: string | null): string =>
  villa ? `${guest} pita za vilu ${villa} i čeka odgovor.` : `${guest} pita pre rezervacije i čeka odgovor.`

export const unusableMail = (mail: string, language: string): string =>
  `„${mail}“ (${language}) navodi nešto što više ne postoji. Dok to ne promenite, šalje se prvi tekst.`

export const heldMessage = (text: string, guest: string, missing: string): string => `${text}, ${guest}: zadržano. Nedostaje: ${missing}`

export const leftMails = {
  large: (mails: string) => `Ove nedelje ostavljeno u sandučetu za odgovore jer je veće od 15 MB: ${mails}. Pročitajte tamo.`,
  many: (mails: string) => `Ove nedelje ostavljeno u sandučetu za odgovore jer je stiglo previše: ${mails}. Pregledajte tamo.`,
  unreadable: (mails: string) => `Ove nedelje ostavljeno u sandučetu za odgovore jer nije moglo da se pročita: ${mails}. Pogledajte tamo.`,
}

export const reminder = (guest: string, day: string): string => `Razgovor, ${guest}: želeli ste podsetnik ${ofDayWithin(day)}.`

/** What is declared to the tax office, by kind. */
export const declaration = {
  stays: (month: string, day: string) => `Boravci za mesec ${month} prijavljuju se do ${ofDay(day)}`,
  levy: (month: string, day: string) => `Klimatska taksa za mesec ${month} prijavljuje se do ${ofDay(day)}`,
}

export const soldWithoutPayment = (code: string, guest: string, stay: string): string =>
  `${code}, ${guest}, ${stay}: evidentirana uplata je stornirana, a noći se čuvaju. Evidentirajte pravu uplatu ili otkažite rezervaciju.`

export const overdueInstalment = (code: string, guest: string, amount: string, day: string): string =>
  `${code}, ${guest}: rata od ${amount} dospela je ${ofDay(day)}`

/** By consumer of the event. */
export const undeliveredEvent = {
  mail: (type: string, error: string) => `E-mail nije napisan (${type}): ${error}`,
  papers: (type: string, error: string) => `Dokument nije izdat (${type}): ${error}`,
  activity: (type: string, error: string) => `Aktivnost nije upisana (${type}): ${error}`,
  push: (type: string, error: string) => `Obaveštenje nije poslato (${type}): ${error}`,
  metrics: (type: string, error: string) => `Merenje nije upisano (${type}): ${error}`,
  conversations: (type: string, error: string) => `Pitanje nije dodato u prepisku o boravku (${type}): ${error}`,
}

type UncoveredNights = { nights: string; onSaleFrom: string | null; baseRate: string }
export const missingSeason = ({ nights, onSaleFrom, baseRate }: UncoveredNights): string =>
  `Nijedna sezona ne pokriva: ${nights}, u prodaji ${onSaleFrom ? `od ${ofDayWithin(onSaleFrom)}` : 'već sada'}. Noć tamo košta osnovnu cenu, ${baseRate}.`
export const fromUntil = (from: string, until: string): string => (from === until ? from : `${from} – ${until}`)

type UnusualPrice = {
  /** Null: the base price. */
  season: string | null
  villa: string | null
  nights: string | null
  rate: string
  side: 'low' | 'high'
  others: string[]
}
export const unusualPrice = ({ season, villa, nights, rate, side, others }: UnusualPrice): string =>
  `${season ?? 'Osnovna cena'}${villa ? `, ${villa}` : ''}${nights ? ` (${nights})` : ''}: ${rate} po noći je ${side === 'low' ? 'manje od polovine' : 'više od dvostruke'} ${villa ? 'cene kuće' : 'susedne cene'} (${others.join(' i ')}).`

export const returnedMail = (subject: string, recipient: string, why: string): string =>
  `„${subject}“ za ${recipient} nije stigao${why && `: ${why}`}`
export const unsentMail = (subject: string, recipient: string, error: string): string => `„${subject}“, za ${recipient}: ${error}`

const unread = (readAt: string | null) => (readAt ? `nije pročitan od ${readAt}` : 'još nikada nije pročitan')
export const fallbackRateCharged = (readAt: string | null): string => `Kurs ${unread(readAt)}: naplaćuje se po stalnom rezervnom kursu.`
export const oldRateCharged = (readAt: string | null, day: string): string =>
  `Kurs ${unread(readAt)}: naplaćuje se po kursu od ${ofDay(day)}`

type RefusedRate = { source: string; dinars: number; code: string; day: string; problem: ExchangeRateProblem }
const whyRefused: Record<ExchangeRateProblem, string> = {
  currency: 'To nije evro, pa se po njemu ne naplaćuje.',
  date: 'Lista od tog dana ne može da bude današnja, pa se po njoj ne naplaćuje.',
  jump: 'To odstupa više od 3% od prethodnog kursa, pa se po njemu ne naplaćuje dok ga ne prihvatite.',
}
export const refusedRate = ({ source, dinars, code, day, problem }: RefusedRate): string =>
  `${source}: RSD ${dinars} za 1 ${code}, po listi od ${ofDay(day)} ${whyRefused[problem]}`

export const oldBackup = (lastGoodAt: string | null, lastError: string | null): string => {
  const since = lastGoodAt ? `od ${lastGoodAt}` : 'do sada'
  const why = lastError ? ` Poslednji pokušaj nije uspeo: ${lastError}` : ''
  return `Nema ispravne rezervne kopije ${ended(since)}${why}`
}

export const goneBackups = (folder: string): string =>
  `Rezervnih kopija više nema: njihov folder (${folder}) je prazan. Pokrenite danas posao za rezervnu kopiju i prekopirajte datoteku na drugo mesto.`

export const failedJob = (name: string, lastGoodAt: string | null, error: string): string =>
  `Posao „${name}“ ${lastGoodAt ? `nije uspeo od ${lastGoodAt}` : 'još nikada nije uspeo'}: ${error}`

export const calendarConflict = (code: string, calendar: string, from: string, until: string): string =>
  `${code}: noći ovog boravka ima i ${calendar}, od ${ofDayWithin(from)} do ${ofDay(until)}`

/** By the side of a connected calendar that is silent. */
export const staleCalendar = {
  import: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: satima ne može da se pročita; noći prodate tamo možda su ovde još u prodaji.`,
  feed: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: ceo dan nije preuzet naš kalendar; noći prodate ovde možda su tamo još u prodaji.`,
  both: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: niti preuzima naš kalendar niti može da se pročita; noći su možda u prodaji na oba mesta.`,
}
export const shrunkCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: odjednom nedostaju mnoge noći koje su ranije javljene. Noći se ovde čuvaju još jedan dan, ili dok na strani „Kalendari“ ne potvrdite.`
export const unreadEvents = (calendar: string, villa: string, unread: number, all: number): string =>
  `${calendar}, ${villa}: broj događaja koji nisu mogli da se pročitaju: ${formatNumber(unread)} od ${formatNumber(all)}. Uporedite noći platforme sa onima koje se ovde čuvaju.`
export const emptyCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: odjednom ne javlja nijednu zauzetu noć. Noći se ovde čuvaju još jedan dan, ili dok na strani „Kalendari“ ne potvrdite.`

export const formRefused = (orderId: string, code: string): string =>
  `${orderId}: banka je odbila obrazac za plaćanje zbog potpisa (${code}). Proverite ključ prodavnice.`
export const aboutPayment = (orderId: string, text: string): string => `${orderId}: ${text}`
export const resultUnknown = 'banka još nije rekla da li je plaćeno.'

export const lostPayment = (orderId: string, amount: string | null, transId: string | null, state: string): string =>
  `${orderId}: ${amount ?? 'nepoznat iznos'}, transakcija ${transId ?? '-'}; ${state}.`
export const lostPaymentStates = {
  unconfirmed: 'evidencija banke to još nije potvrdila',
  confirmed: 'evidencija banke to potvrđuje',
  refundFailed: 'banka nije vratila novac',
}

const toGiveBack: Record<PaymentMethod, (amount: string) => string> = {
  card: (amount) => `banka nije vratila ${amount}`,
  transfer: (amount) => `vratite ${amount} uplatom na račun, jer je tako i stiglo`,
  cash: (amount) => `vratite ${amount} u gotovini, jer je tako i stiglo`,
}
export const failedRefund = (orderId: string, method: PaymentMethod, amount: string, reason: string): string =>
  `${orderId}: ${toGiveBack[method](amount)} (${reason}).`
export const slowRefund = (orderId: string, amount: string, days: number): string =>
  `${orderId}: povraćaj ${amount} traje već ${countedDays(days)}. I dalje se pokušava.`

type StayInWithdrawnVilla = { code: string; from: string; until: string; villa: string; sale: 'before' | 'paid_since' | 'paying' }
export const stayInWithdrawnVilla = ({ code, from, until, villa, sale }: StayInWithdrawnVilla): string => {
  const stay = `${code}, od ${ofDayWithin(from)} do ${ofDayWithin(until)}:`
  if (sale === 'before')
    return `${stay} vila je povučena (${villa}), a boravak je prodat. Ugostite gosta, premestite boravak u drugu vilu ili ga otkažite.`
  const now =
    sale === 'paid_since'
      ? 'i u međuvremenu je platio. Boravak je prodat: vratite vilu, ili otkažite rezervaciju.'
      : 'i još može da plati. Ako sada otkažete, novac se automatski vraća.'
  return `${stay} gost je bio u banci kada je vila povučena (${villa}), ${now}`
}

type RestoredBackup = { backupOf: string | null; numbersAbove: number | null; epoch: string }
export const restoredBackup = ({ backupOf, numbersAbove, epoch }: RestoredBackup): string =>
  `Vraćena je rezervna kopija: ${backupOf ?? 'nepoznat dan'}. Da se nijedan broj ne bi izdao dva puta, brojevi dokumenata, reklamacija i upita nastavljaju se iznad ${numbersAbove ?? 'onih iz kopije'}, a brojevi porudžbina završavaju se na -${epoch}. Brojevi između njih možda su kod gostiju: obavestite knjigovođu.`

type LowPrice = { code: string; guest: string; villa: string; from: string; left: string; listed: string }
export const soldFarBelowRates = ({ code, guest, villa, from, left, listed }: LowPrice): string =>
  `${code}, ${guest}: ${villa}, dolazak: ${ended(from)} Prodato za ${left}, a po cenovniku noći koštaju ${listed}.`

/** Šta poslovi brišu zbog starosti. */
export const deletedKinds = {
  mails: 'tekstovi poruka',
  tickets: 'upiti za podršku',
  complaints: 'reklamacije',
  mailings: 'poruke za više gostiju',
  questions: 'pitanja',
  messages: 'poruke o boravcima',
  bank_messages: 'poruke banke',
  rejected_answers: 'odbijeni odgovori banke',
  events: 'događaji',
  security_events: 'bezbednosni događaji',
  activity: 'zapisi o aktivnosti',
  bookings: 'rezervacije sa uplatama',
  statements: 'mesečni izveštaji',
  platform_stays: 'boravci preko platformi',
  accounts: 'nalozi gostiju',
  documents: 'brojevi dokumenata',
  pictures: 'slike',
}
export const heldDeletion = (what: string, amount: number, most: number): string =>
  `${what}: zbog starosti bi odjednom bilo obrisano ${formatNumber(amount)}, a obično najviše ${formatNumber(most)}. Da li su podešavanja i sat ispravni? Onda jednom dozvolite nastavak.`

type Clocks = { clock: string; expected: string }
/** By what contradicts the clock. */
export const doubtfulClock = {
  database: ({ clock, expected }: Clocks) =>
    `Sat ovog servera pokazuje ${clock}, a sat baze podataka ${ended(expected)} Ispravite onaj koji greši; do tada se ništa ne briše zbog starosti i ne šalju se podsetnici.`,
  outside: ({ clock, expected }: Clocks) =>
    `Sat ovog servera pokazuje ${clock}, a spoljni server ${ended(expected)} Ispravite sat; do tada se ništa ne briše zbog starosti i ne šalju se podsetnici.`,
  last_run: ({ clock, expected }: Clocks) =>
    `Sat ovog servera pokazuje ${clock}, ali poslovi su poslednji put radili ${expected}, a nijedan spoljni server ne javlja vreme. Ako je sat tačan jer je sajt bio isključen, dozvolite nastavak; do tada se ništa ne briše zbog starosti i ne šalju se podsetnici.`,
}

true satisfies Translated<typeof import('../en/office-attention.ts'), typeof import('./office-attention.ts')>
