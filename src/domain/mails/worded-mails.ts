import { stayFields } from '../messages/fields.ts'

/** The texts of a mail that owners can write anew: above and below what the site says itself, such as tables of money and legal parts. */
export const mailParts = ['subject', 'above', 'below'] as const
export type MailPart = (typeof mailParts)[number]

export const LONGEST_SUBJECT = 150

/** What only some mails name. */
export const ownMailFields = [
  'stays',
  'instalment',
  'instalments',
  'in_days',
  'due_on',
  'amount',
  'held_until',
  'request',
  'request_about',
  'order_number',
  'complaint_number',
] as const
/** What mails of the site can name. */
export const mailFields = [...stayFields, ...ownMailFields] as const
export type MailField = (typeof mailFields)[number]

/** `required`: fields without which a part would not tell what nothing else in the mail does. */
type Worded = { fields: readonly MailField[]; required?: Partial<Record<MailPart, readonly MailField[]>> }

const aboutStay: Worded = { fields: stayFields }
const house = ['house', 'phone'] as const
const instalment: Worded = { fields: [...stayFields, 'instalment', 'instalments', 'due_on', 'amount'] }
const request = [...house, 'request', 'request_about', 'order_number'] as const

/** The mails to guests whose words owners can change, in the order of a stay. */
export const wordedMails = {
  welcome: { fields: house },
  question_answered: { fields: ['villa', ...house] },
  offer: aboutStay,
  offer_of_several: { fields: ['stays', ...house] },
  offer_over: { fields: house },
  transfer_missed: { fields: house },
  offer_withdrawn: { fields: house },
  nights_lost: { fields: stayFields, required: { above: ['villa', 'stay_days'] } },
  transfer: { fields: [...stayFields, 'amount', 'due_on'] },
  transfer_soon: { fields: [...stayFields, 'amount', 'due_on'] },
  unfinished: { fields: [...stayFields, 'held_until'], required: { above: ['held_until'] } },
  payment_failed: aboutStay,
  payment_received: { fields: [...stayFields, 'amount'] },
  payment_reversed: { fields: [...stayFields, 'amount'] },
  confirmed: aboutStay,
  confirmed_again: aboutStay,
  instalment_soon: { ...instalment, fields: [...instalment.fields, 'in_days'] },
  instalment_today: instalment,
  instalment_overdue: instalment,
  arrival_asked: aboutStay,
  details_changed: aboutStay,
  stay_moved: aboutStay,
  change_agreed: aboutStay,
  change_refused: aboutStay,
  cancelled: aboutStay,
  refunded: { fields: [...stayFields, 'amount'] },
  surplus_refunded: { fields: [...stayFields, 'amount'] },
  review_asked: aboutStay,
  review_reminded: aboutStay,
  review_refused: aboutStay,
  request_received: { fields: request, required: { subject: ['request'] } },
  request_resolved: { fields: request, required: { above: ['request'] } },
  request_answered: { fields: request, required: { subject: ['request'] } },
  complaint_received: { fields: ['complaint_number', ...house] },
  complaint_answered: { fields: ['complaint_number', ...house] },
} as const satisfies Record<string, Worded>

export type WordedMail = keyof typeof wordedMails
export const wordedMailNames = Object.keys(wordedMails) as [WordedMail, ...WordedMail[]]

export const listMailFields = (mail: WordedMail): readonly MailField[] => wordedMails[mail].fields

/** The fields that the parts of a mail must name. */
export function listRequired(mail: WordedMail): Record<MailPart, readonly MailField[]> {
  const { required }: Worded = wordedMails[mail]
  return { subject: [], above: [], below: [], ...required }
}
