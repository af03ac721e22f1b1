import type { CalendarDay } from '../calendar-day.ts'

export const paperKinds = ['confirmation', 'receipt', 'proforma', 'refund', 'statement'] as const
export type PaperKind = (typeof paperKinds)[number]

/** First letters of a paper's number; they never change. */
const prefixes: Record<PaperKind, string> = { confirmation: 'BC', receipt: 'RC', proforma: 'PF', refund: 'RN', statement: 'MS' }

export type PaperId = { kind: PaperKind; year: number; number: number }

const DIGITS = 5
const PATTERN = /^([A-Z]{2})-(20\d\d)-(\d{5,10})$/

/** 'RC-2026-00012'. */
export const formatPaperNumber = ({ kind, year, number }: PaperId): string =>
  `${prefixes[kind]}-${year}-${String(number).padStart(DIGITS, '0')}`

/** Null for a text that is no paper's number. */
export function readPaperNumber(text: string): PaperId | null {
  const [, prefix, year, number] = PATTERN.exec(text) ?? []
  const kind = paperKinds.find((one) => prefixes[one] === prefix)
  const id = kind && { kind, year: Number(year), number: Number(number) }
  return id && formatPaperNumber(id) === text ? id : null
}

export type Facts = { title: string; rows: [label: string, value: string][] }
/** The first column is text, the others are figures. */
export type Sheet = { title: string; headings: string[]; rows: string[][]; total: string[] | null }

/** Everything that is printed of a paper, as it was when the paper was issued, except number, date and the person it is for. */
export type PaperContent = {
  title: string
  language: string
  site: string
  /** Lines about the company. */
  sender: string[]
  /** The figure that the paper is about. */
  headline: [label: string, value: string]
  sections: (Facts | Sheet)[]
  notes: string[]
  /** The villa, where the paper shows it: the key of its picture, which is kept as long as the paper. */
  picture?: { key: string; alt: string }
}

/** A paper ready to print. `recipient`: null if there is none, or if it was erased. `photo`: a JPEG; null without one, or if it cannot be read. */
export type Paper = {
  number: string
  issuedOn: CalendarDay
  issuedAt: Date
  content: PaperContent
  recipient: Facts | null
  photo: Uint8Array | null
}
