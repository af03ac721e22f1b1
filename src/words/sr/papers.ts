import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { Translated } from '../translated.ts'
import { formatDay, zone } from './days.ts'
import { onDay } from './grammar.ts'

export const language = 'sr-Latn'

const fileNames: Record<PaperKind, string> = {
  confirmation: 'potvrda-rezervacije',
  receipt: 'priznanica',
  proforma: 'predracun',
  refund: 'povracaj-novca',
  statement: 'mesecni-izvestaj',
}
export const fileName = (kind: PaperKind, number: string): string => `${fileNames[kind]}-${number}.pdf`
export const archiveName = (month: string): string => `dokumenti-${month}.zip`

export const numberAndDay = (number: string, day: CalendarDay): string => `${number} · izdato ${onDay(formatDay(day))}`
export const pageOf = (number: string, page: number, pages: number): string => `${number} · strana ${page} od ${pages}`

export const registrationNumber = (value: string): string => `Matični broj ${value}`
export const taxNumber = (value: string): string => `PIB ${value}`

export const guest = { title: 'Gost', name: 'Ime i prezime', email: 'E-mail', phone: 'Telefon', reference: 'Poziv na broj uplate' }

export const corrected = (title: string): string => `${title}, ispravka`
export const replaces = (number: string): string => `Ovaj dokument zamenjuje ${number}.`

export const receipt = {
  headline: 'Plaćeno',
  what: 'Ova priznanica potvrđuje da smo primili ovu uplatu. Nije fiskalni račun ni faktura.',
}

export const refund = {
  title: 'Povraćaj novca',
  headline: 'Vraćeno',
  amount: 'Iznos',
  both: (euros: string, dinars: string) => `${euros} (${dinars})`,
  payment: 'Od uplate',
  receipt: 'Priznanica o uplati',
  method: 'Vraća se',
  ways: {
    card: 'Na karticu kojom je plaćeno',
    transfer: 'Na račun sa kog je uplaćeno',
    cash: 'U gotovini',
  },
  paidOn: 'Plaćeno',
  on: 'Vraćeno',
  transaction: 'Broj transakcije',
  what: 'Ovaj dokument kaže koliko smo vratili od jedne uplate. Nije poreski dokument.',
}

export const reversal = {
  title: 'Storniranje priznanice',
  headline: 'Stornirano',
  what: (receipt: string) =>
    `Uplata sa priznanice ${receipt} upisana je greškom. Ovim dokumentom se stornira. Pri tome nije prebačen nikakav novac.`,
}

export const confirmation = {
  headline: 'Cena boravka',
  price: 'Cena',
  item: 'Stavka',
  amount: 'Iznos',
  total: 'Ukupno',
  plan: 'Uplate',
  stage: (number: number, stages: number) => (stages === 1 ? 'Cela cena' : `Rata ${number} od ${stages}`),
  dueOn: `Rok ${zone}`,
  what: 'Ovaj dokument potvrđuje Vašu rezervaciju. Nije priznanica ni poreski dokument.',
  cancelling: (text: string) => text,
}

export const proforma = {
  headline: 'Za plaćanje',
  title: 'Plaćanje uplatom na račun',
  beneficiary: 'Primalac',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banka',
  amount: 'Iznos u evrima',
  reference: 'Poziv na broj',
  dueOn: `Rok za uplatu ${zone}`,
  instalment: 'Za',
  what: 'Ovim predračunom se traži uplata. Nije priznanica ni poreski dokument. Priznanicu dobijate kada novac stigne.',
  hint: 'Uz uplatu navedite poziv na broj; troškove svoje banke snosite Vi.',
}

export const statement = {
  titleOf: (month: string) => `Izveštaj za ${month}`,
  headline: 'Primljeno umanjeno za vraćeno',
  byMethod: 'Po načinu plaćanja',
  method: 'Način',
  byBooking: 'Po rezervacijama',
  booking: 'Rezervacija',
  received: 'Primljeno',
  returned: 'Vraćeno',
  net: 'Neto',
  levy: 'Od toga taksa',
  vat: 'Od toga PDV',
  total: 'Ukupno',
  empty: 'U ovom mesecu novac nije ni primljen ni vraćen.',
  shares: 'Taksa i PDV su srazmerni delovi primljenog novca, prema ceni boravka koja je sada ugovorena.',
  what: 'Novac po danu prijema ili povraćaja, po grčkom vremenu, kao u knjigama. Ovaj izveštaj nije poreski dokument.',
}

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Potvrda rezervacije',
  receipt: 'Priznanica',
  proforma: 'Predračun',
  refund: 'Potvrda o povraćaju novca',
  statement: 'Mesečni izveštaj',
}
export const corrects = (number: string): string => `umesto ${number}`
export const correctedBy = (number: string): string => `Više ne važi: zamenjuje ga ${number}`
export const download = 'Preuzmite (PDF)'

true satisfies Translated<typeof import('../en/papers.ts'), typeof import('./papers.ts')>
