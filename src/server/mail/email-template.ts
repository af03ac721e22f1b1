/** Kinds of mail to guests and to holders of accounts. */
export const guestKinds = [
  'welcome',
  'reset',
  'password set',
  'email code',
  'two-step',
  'booking confirmed',
  'booking confirmed again',
  'payment received',
  'payment reversed',
  'payment failed',
  'instalment soon',
  'instalment today',
  'instalment overdue',
  'cancelled',
  'refunded',
  'ticket',
  'ticket resolved',
] as const

/** Kinds of mail to the owners. */
export const ownerKinds = [
  'owner: new booking',
  'owner: disputed',
  'owner: lost payment',
  'owner: cancelled',
  'owner: refunded',
  'owner: ticket',
] as const

export type GuestKind = (typeof guestKinds)[number]
export type OwnerKind = (typeof ownerKinds)[number]
export type MailKind = GuestKind | OwnerKind

export type Row = [label: string, value: string]

/** Labels and values under a title of their own; the note stands below in small type. */
export type Table = { title: string; rows: Row[]; note?: string }

/** A code to be typed in. */
export type Code = { code: string }

/** A paragraph, a table, or a code. */
export type Block = string | Table | Code

export type Button = { label: string; url: string }

export type EmailTemplate<Kind extends MailKind = MailKind> = {
  kind: Kind
  /** What it is about. Kind and `about` together make the occasion: the same news is written once. */
  about: string
  to: string
  subject: string
  /** One sentence that mail programs show beside the subject in the list; it says more than the subject. */
  preheader: string
  blocks: Block[]
  button?: Button
  /** An iCalendar file to attach. */
  calendar?: string
}

/** A letter whose recipient is not known yet. */
export type GuestEmailTemplate = Omit<EmailTemplate<GuestKind>, 'to'>
export type OwnerEmailTemplate = Omit<EmailTemplate<OwnerKind>, 'to'>
