import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { Reminder } from '#domain/bookings/reminder.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { ofDay, onDay, within } from './grammar.ts'
import { methodLabels } from './labels.ts'
import { formatNumber } from './numbers.ts'

export const buttons = { openStay: 'Otvorite svoj boravak', openBooking: 'Otvorite rezervaciju' }

/** 'od ponedeljka, 7. septembra 2026. do ponedeljka, 14. septembra 2026.', with its full stop. */
export const stayDays = (checkIn: string, checkOut: string): string => `od ${ofDay(checkIn)} do ${ofDay(checkOut)}`

export const stay = {
  title: 'Boravak',
  bookingNumber: 'Broj rezervacije',
  villa: 'Vila',
  registration: 'Registracija u Grčkoj',
  checkIn: 'Dolazak',
  checkOut: 'Odlazak',
  nights: 'Broj noći',
  guests: 'Broj gostiju',
  total: 'Ukupno',
  vat: (percentage: number) => `Od toga PDV ${formatNumber(percentage)}%`,
  levy: 'Od toga klimatska taksa',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Gost', name: 'Ime i prezime', email: 'E-mail', phone: 'Telefon', specialRequests: 'Posebne želje' }

export const confirmation = {
  subject: (villa: string, code: string) => `Vaš boravak je potvrđen: ${villa} (${code})`,
  preheader: (days: string) => `Boravak ${days} Vila je spremna od 15.00 ${zone}.`,
  times: (villa: string) =>
    `Čeka Vas ${ended(villa)} Dolazak je od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno; odlazak je do 11.00 ${zone}.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Rezervacija ${code}. Dolazak 15.00–18.30, samostalno do 23.00; odlazak do 11.00 ${zone}.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Vaša rezervacija ${code} ponovo važi`,
  preheader: (villa: string, days: string) => `Čeka Vas ${villa}, ${days}`,
  reinstated: 'Vaša rezervacija je vraćena i potvrđena.',
}

export const cancelled = {
  subject: (code: string) => `Vaša rezervacija ${code} je otkazana`,
  preheader: (villa: string, days: string) => `${villa}, ${days}`,
  isCancelled: 'Vaša rezervacija je otkazana.',
  partRefunded: (paid: string, returning: string) =>
    `Od uplaćenih ${paid} vraćamo Vam ${returning}. Javićemo se ponovo kada banka pošalje novac.`,
  notRefunded: (paid: string) => `Od uplaćenih ${paid} pri ovom otkazivanju se ne vraća ništa.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `Nova rezervacija ${code}`,
  preheader: (villa: string, days: string, total: string) => `${total}: ${villa}, ${days}`,
  hasBooked: (guest: string) => `Nova rezervacija. Gost: ${ended(guest)}`,
  villaWithdrawn:
    'Vila je povučena iz prodaje dok je gost bio kod banke. Boravak je ipak prodat: vratite vilu u prodaju ili otkažite rezervaciju.',
}

export const ownerCancelled = {
  subject: (code: string) => `Rezervacija ${code} je otkazana`,
  preheader: (villa: string, days: string) => `Noći su slobodne: ${villa}, ${days}`,
  nightsFree: (guest: string) => `Rezervacija je otkazana, njene noći su slobodne. Gost: ${ended(guest)}`,
  money: (paid: string, returning: string) => `Plaćeno ${paid}, vraća se ${returning}.`,
}

export const paymentTable = {
  title: 'Uplata',
  amount: 'Iznos',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Rata',
  instalmentOf: (stage: number, stages: number) => `${stage} od ${stages}`,
  exchangeRate: 'Kurs',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${formatNumber(dinars)}\u00a0RSD`,
  rateDate: 'Datum kursa',
  orderId: 'Broj porudžbine',
  authorisationCode: 'Autorizacioni kod',
  transactionId: 'Broj transakcije',
  transactionStatus: 'Status transakcije',
  statusCode: 'Kod statusa',
  transactionDate: 'Datum transakcije',
  threeDStatus: '3-D status',
  paymentNumber: 'Broj uplate',
  receivedOn: 'Primljeno',
  method: 'Način plaćanja',
  reference: 'Poziv na broj',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Preostalo za plaćanje: ${remaining}; sledeća uplata ${next} do ${ofDay(by)} ${zone}.`
export const everythingPaid = 'Sve je plaćeno.'

export const receipt = {
  subject: (code: string) => `Primili smo Vašu uplatu za rezervaciju ${code}`,
  preheader: (amount: string, method: PaymentMethod) => `${amount}, ${methodLabels[method]}.`,
  received: {
    card: 'Račun Vaše platne kartice je zadužen.',
    transfer: 'Primili smo Vašu uplatu na račun.',
    cash: 'Primili smo Vašu uplatu u gotovini.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `Ispravljena je uplata za rezervaciju ${code}`,
  preheader: (amount: string) => `${amount} je bilo upisano greškom.`,
  noMoneyMoved: 'Ovu uplatu smo greškom upisali uz Vašu rezervaciju i sada smo je uklonili. Pri tome nije prebačen nikakav novac.',
}

export const paymentFailed = {
  subject: (code: string) => `Plaćanje za rezervaciju ${code} nije uspelo`,
  preheader: (villa: string, days: string) => `Račun Vaše platne kartice nije zadužen. ${villa}, ${days}`,
  notApproved: 'Uplata nije odobrena. Račun Vaše platne kartice nije zadužen.',
  whatToDo: 'Proverite podatke o kartici, pokušajte ponovo ili pozovite banku koja ju je izdala.',
  tryAgain: 'Pokušajte ponovo',
}

export const ownerDisputed = {
  subject: (code: string) => `Proverite kod banke uplatu za rezervaciju ${code}`,
  preheader: 'Noći ostaju prodate dok ne odlučite drugačije.',
  recordsDisagree: 'Evidencija banke se nije slagala sa odobrenjem ove uplate kada smo je proverili.',
  nightsStaySold: 'Noći ostaju prodate dok ne odlučite drugačije. Na strani gosta piše da se uplata proverava.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `Uplata za nepoznatu porudžbinu: ${orderId}`,
  preheader: (amount: string) => `${amount} treba pripisati nekoj rezervaciji ili vratiti.`,
  preheaderWithoutAmount: 'Novac treba pripisati nekoj rezervaciji ili vratiti.',
  whatToDo:
    'Banka je odobrila uplatu za porudžbinu koju ovaj sajt ne poznaje, što se dešava kada se vrati rezervna kopija. Pripišite je nekoj rezervaciji ili je vratite.',
}

export const needsAttention = 'Zahteva pažnju'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const refundTable = { title: 'Vraćena uplata', refunded: 'Vraćeno', reason: 'Razlog' }

export const bookingWasCancelled = 'Vaša rezervacija je otkazana.'
export const refundedToCard = (money: string): string =>
  `Vratili smo ${money} na karticu kojom ste platili. Može proći nekoliko dana dok Vaša banka to prikaže.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `Vratili smo Vam ${money}.`

export const refund = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, villa: string) => `${money} za Vaš boravak (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code} je u toku`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `Razlog: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, guest: string) => `${money}, gost: ${ended(guest)}`,
  refunded: (money: string) => `Ukupno je vraćeno ${money}.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money}, gost: ${guest}; ${ended(reason)}`,
  refunded: (money: string, reason: string) => `Vraćeno je ${money}: ${ended(reason)}`,
}

/** All are written out. `onDue`: the day within a sentence, by `onDueDay`. */
export type Due = { stage: string; stages: string; code: string; villa: string; inDays: string; due: string; dueOn: string; onDue: string }

type Words = { subject: string; preheader: string; opening: string }

export const inDays = (days: number): string => (days === 1 ? 'sutra' : `za ${counts.days(days)}`)

/** The due date within a sentence. */
export const onDueDay = (day: string): string => within(onDay(day))

export const instalment = (stage: number, stages: number): string => `Rata ${stage} od ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, inDays, due, dueOn, onDue }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} dospeva ${inDays}`,
    preheader: `Platite ${due} do ${ofDay(dueOn)}`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospeva ${inDays}, ${onDue}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} dospeva danas`,
    preheader: `Platite danas ${due}.`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospeva danas.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn, onDue }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} kasni`,
    preheader: `Dospelo ${within(onDay(dueOn))}, a nije stiglo: ${due}.`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospela je ${onDue}, a nije stigla do nas. Ako ste u međuvremenu platili, zanemarite ovu poruku.`,
  }),
}

export const reminderTable = { amount: 'Iznos', inDinars: 'U dinarima', dueOn: `Dospeva ${zone}` }

export const rateOfTheDay =
  'Vaša kartica se zadužuje u dinarima po kursu na dan plaćanja, pa se ovaj iznos može malo promeniti. Možete platiti i na strani „Moje rezervacije“.'

export const button = 'Platite ovu ratu'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Platite kako smo se dogovorili. Ako imate pitanje, odgovorite na ovu poruku.'

export const unfinished = {
  subject: (villa: string) => `Vaša rezervacija nije završena: ${villa}`,
  preheader: (days: string, time: string) => `${ended(days)} Čuvamo ove noći za Vas do ${time}.`,
  heldUntil: (villa: string, time: string) =>
    `Bili ste na strani banke zbog svog boravka (${villa}), a uplata kod nas nije evidentirana. Čuvamo ove noći za Vas do ${time}. Sve što ste uneli je sačuvano.`,
  nothingToDo: 'Ako ste već platili ili više ne želite ove noći, ne treba ništa da uradite.',
  button: 'Nastavite',
}

true satisfies Translated<typeof import('../en/mail-booking.ts'), typeof import('./mail-booking.ts')>
