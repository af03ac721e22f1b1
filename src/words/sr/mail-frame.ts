import { refund } from '../records.ts'
import { makeTextTranslator } from '../text-translator.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (_name: string | null): string => 'Dobar dan,'

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Vaš kod je ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string => `${legalName}, PIB ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Bez podsetnika: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Link za novu lozinku',
  linkToJoin: 'Link za pristup administraciji',
  aCode: 'Kod',
  onlyForReader: (secret: string) => `${secret}, namenjen samo primaocu.`,
  onlyInMail: (secret: string) => `${secret}, vidljiv samo u samom e-mailu.`,
}

/** Why money goes back; the stored reason is English. */
export const translateReason = makeTextTranslator(refund, {
  cancelled: 'rezervacija je otkazana',
  cancelledMeanwhile: 'rezervacija je u međuvremenu otkazana',
  stagePaid: 'ova rata je već bila plaćena',
  moreThanPrice: 'time bi bilo plaćeno više od cene',
  nightsPaid: (code) => `ove noći su već plaćene rezervacijom ${code}`,
  stayChanged: 'boravak je u međuvremenu promenjen ili drukčije plaćen',
  lowerPrice: 'boravak je promenjen na nižu cenu',
  nightsSold: 'noći su u međuvremenu prodate',
  alternativePaid: (code) => `drugi boravak iz iste ponude već je plaćen rezervacijom ${code}`,
  atTheBank: 'banka je vratila novac',
})

const whatIsHeld = {
  clock:
    'Sat ovog servera je pod sumnjom. Dok se sat ne ispravi, ili dok ga ne potvrdite, ništa se ne briše zbog starosti i ne šalju se podsetnici.',
  deletion: 'Posao je hteo da obriše mnogo više starih podataka nego obično. Ništa od toga nije obrisano.',
}

/** Vlasnicima: posao čeka sa onim što ne može da se poništi. */
export const held = {
  subject: { clock: 'Sat sajta je pod sumnjom', deletion: 'Brisanje starih podataka čeka na vas' },
  preheader: 'Pogledajte spisak „Traži pažnju“.',
  whatIsHeld,
  whatToDo: 'Pogledajte spisak „Traži pažnju“: tamo piše šta je uočeno i tamo možete da dozvolite nastavak.',
}

const percent = (value: number): string => `${formatNumber(value)}%`

export const month = {
  subject: (month: string) => `Pet brojeva za ${month}`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Nijedna noć nije bila u prodaji. Pregled narednih meseci.'
      : `Prodato je ${percent(occupancy)} noćenja. Pregled narednih meseci.`,
  figures: 'Mesec',
  occupancy: 'Popunjenost',
  nights: 'Prodata noćenja',
  nightsOf: (sold: number, onSale: number) => `${formatNumber(sold)} od ${formatNumber(onSale)}`,
  averageRate: 'Prosečna cena noćenja',
  revenuePerNight: 'Prihod po raspoloživom noćenju',
  revenue: 'Prihod od noćenja',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (godinu ranije: ${before})`,
  bars: 'Popunjenost po mesecima',
  barsMean: 'Noćenja prodata do sada, ovde i preko platformi, od svih noćenja u prodaji. Sve definicije su pored brojeva u izveštajima.',
  button: 'Otvorite izveštaje',
}

true satisfies Translated<typeof import('../en/mail-frame.ts'), typeof import('./mail-frame.ts')>
