import type { Settings } from '#contract/settings.ts'
import type { Facts, PaperContent } from '#domain/papers/paper.ts'
import * as words from '#words/en/papers.ts'
import type { Table } from '../../mail/email-template.ts'
import type { BookingRow } from '../../stays/queries.ts'

type PaperText = Pick<PaperContent, 'title' | 'headline' | 'sections' | 'notes'>

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

export const asFacts = ({ title, rows }: Table): Facts => ({
  title,
  rows: rows.map(([label, value]) => [label, typeof value === 'string' ? value : value.text]),
})
