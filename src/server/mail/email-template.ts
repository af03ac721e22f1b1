import type { MailField, MailPart, WordedMail } from '#domain/mails/worded-mails.ts'
import type { FieldValues } from '#domain/messages/fields.ts'

/** Kinds of mail about an account. */
export const accountKinds = [
  'welcome',
  'reset',
  'password set',
  'email code',
  'passkey added',
  'two-step',
  'invitation',
  'people',
  'bank',
] as const

/** Kinds of mail to guests and account holders. */
export const guestKinds = [
  ...accountKinds,
  'booking confirmed',
  'booking confirmed again',
  'payment received',
  'payment reversed',
  'payment failed',
  'booking unfinished',
  'instalment soon',
  'instalment today',
  'instalment overdue',
  'arrival asked',
  'cancelled',
  'refunded',
  'stay moved',
  'booking details',
  'offer',
  'nights lost',
  'offer over',
  'transfer',
  'transfer soon',
  'change decided',
  'review asked',
  'review reminded',
  'review refused',
  'ticket',
  'ticket resolved',
  'ticket answered',
  'question answered',
  'message',
  'message test',
  'complaint',
  'complaint answered',
] as const

/** Kinds of mail to the owners. */
export const ownerKinds = [
  'owner: new booking',
  'owner: disputed',
  'owner: lost payment',
  'owner: cancelled',
  'owner: refunded',
  'owner: stay moved',
  'owner: change asked',
  'owner: transfer',
  'owner: nights lost',
  'owner: offer over',
  'owner: ticket',
  'owner: ticket message',
  'owner: question',
  'owner: message',
  'owner: complaint',
  'owner: complaint due',
  'owner: guest changed',
  'owner: month',
  'owner: job held',
] as const

export type GuestKind = (typeof guestKinds)[number]
export type OwnerKind = (typeof ownerKinds)[number]
export type MailKind = GuestKind | OwnerKind

/** Shown as its text; a mail as plain text has the address beside it. */
export type Link = { text: string; url: string }

export type Row = [label: string, value: string | Link]

/** Titled rows of label and value; `note` is shown below in small type. */
export type Table = {
  title: string
  rows: Row[]
  note?: string
  /** Rows that a mail as HTML says large above everything else, and not again in the table. */
  leading?: Row[]
}

/** A code for the reader to enter. */
export type Code = { code: string }

/** A drawing of values: a bar for each. `share`: its length, 0 to 1 of the longest one possible. */
export type Bars = { title: string; bars: { label: string; value: string; share: number }[]; note: string }

/** A paragraph, a table, a code or a drawing. */
export type Block = string | Table | Code | Bars

/** A picture of this site above a mail as HTML, which is whole without it. `url`: with host. */
export type Photo = { url: string; alt: string; width: number; height: number }

export type Button = { label: string; url: string }

export type EmailTemplate<Kind extends MailKind = MailKind> = {
  kind: Kind
  /** Subject matter. `kind` and `about` together identify the occasion: each is queued only once. */
  about: string
  to: string
  subject: string
  /** Preview sentence in the inbox, next to the subject. Adds information to it. */
  preheader: string
  blocks: Block[]
  button?: Button
  photo?: Photo
  /** An iCalendar file to attach. */
  calendar?: string
  /** Of advertising: the page on which its reader unsubscribes. */
  unsubscribe?: string
}

/**
 * A mail to a guest whose subject and texts `above` and `below` its own parts owners can write anew (`say-in-words.ts`). Here these are
 * the first texts, with fields in braces; empty where the site says nothing. `top`: what stands above all, such as the greeting.
 */
export type WordedTemplate = Omit<GuestEmailTemplate, 'blocks'> &
  Record<MailPart, string> & {
    words: WordedMail
    top: Block[]
    blocks: Block[]
    /** Of the fields, but those of the house. */
    values: Partial<FieldValues<MailField>>
  }

/** A template without its recipient. */
export type GuestEmailTemplate = Omit<EmailTemplate<GuestKind>, 'to'>
export type OwnerEmailTemplate = Omit<EmailTemplate<OwnerKind>, 'to'>
