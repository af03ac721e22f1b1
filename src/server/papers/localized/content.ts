import type { Settings } from '#contract/settings.ts'
import type { Facts, PaperContent } from '#domain/papers/paper.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import * as stayWords from '#words/en/mail-stay.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import type { Table } from '../../mail/email-template.ts'
import type { AboutBooking } from '../../notifications/about-booking.ts'
import { arrivalTable } from '../../notifications/localized/about-arrival.ts'
import type { BookingRow } from '../../stays/queries.ts'

type PaperText = Pick<PaperContent, 'title' | 'headline' | 'sections' | 'notes' | 'picture'>

/** The content of a paper with the company as it is now. */
export const toContent = ({ company, contact, general }: Settings, text: PaperText): PaperContent => ({
  language: words.language,
  site: general.siteName,
  sender: [
    `${company.legalName}, ${company.address}`,
    [words.registrationNumber(company.registrationNumber), words.taxNumber(company.taxNumber)].join(' · '),
    [contact.email, contact.phone].join(' · '),
  ],
  ...text,
  notes: text.notes.filter(Boolean),
})

/** Everything that names the guest is stored separately, so that it can be erased. */
export const toRecipient = ({ guestName, email, phone }: BookingRow, reference: string | null = null): Facts => ({
  title: words.guest.title,
  rows: [
    [words.guest.name, guestName],
    [words.guest.email, email],
    [words.guest.phone, phone],
    [words.guest.reference, reference ?? ''],
  ].filter((row): row is [string, string] => row[1] !== ''),
})

/** Where to come, when, and what to bring: on papers that a guest carries along. */
export function arrivalFacts(about: AboutBooking): Facts {
  const { title, rows } = asFacts(arrivalTable(about))
  const printable = rows.filter(([label]) => label !== stayWords.arrival.map)
  return { title, rows: [...printable, [stayWords.due.deposit, stayWords.due.depositInCash(formatEuros(SECURITY_DEPOSIT))]] }
}

export const pictureOfVilla = ({ picture, villa }: AboutBooking): Pick<PaperContent, 'picture'> =>
  picture ? { picture: { key: picture.key, alt: villa.name } } : {}

export const asFacts = ({ title, rows }: Table): Facts => ({
  title,
  rows: rows.map(([label, value]) => [label, typeof value === 'string' ? value : value.text]),
})
