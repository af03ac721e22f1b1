import { methodLabels, statusLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import { before as beforeWord, now as nowWord, translateAction } from '#words/en/office-activity.ts'
import * as words from '#words/en/office-bookings.ts'
import { noteBy } from '#words/en/office-inbox.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { listChanges } from '../activity/changes.ts'
import type { BookingDetails } from './booking-details.ts'
import type { Happened } from './what-happened.tsx'

export const kinds = ['messages', 'money', 'changes'] as const
export type Kind = (typeof kinds)[number]

/** `changes`: fields, each with what it was and what it is. `note`: of the office. */
export type Entry = {
  key: string
  at: string
  kind: Kind
  text: string
  more?: string
  changes?: string[]
  note?: { id: number; accountId: number | null; author: string }
}

/** What happened with a booking, the newest first. */
export const listHappened = (details: BookingDetails, mails: Happened['mails'], events: Happened['events']): Entry[] =>
  [
    { key: 'made', at: details.booking.bookedAt, kind: 'changes' as const, text: words.isBooked },
    ...listStatuses(details),
    ...details.payments.flatMap(listMoney),
    ...mails.map(
      ({ id, subject, recipient, createdAt, sentAt, returnedWhy }): Entry => ({
        key: `mail-${id}`,
        at: sentAt ?? createdAt,
        kind: 'messages',
        text: subject,
        more: returnedWhy === null ? recipient : words.didNotArrive(recipient, returnedWhy),
      }),
    ),
    ...(events ? listEvents(details, events) : []),
  ].sort((a, b) => b.at.localeCompare(a.at))

const listStatuses = ({ changes }: BookingDetails): Entry[] =>
  changes.map(({ at, actor, from, to, reason }, index) => ({
    key: `change-${index}`,
    at,
    kind: 'changes',
    text: from && from !== to ? `${statusLabels[from]} → ${statusLabels[to]}` : statusLabels[to],
    more: [translateStored(actor), translateStored(reason)].filter(Boolean).join(': '),
  }))

function listMoney({
  id,
  orderId,
  stage,
  amount,
  method,
  state,
  openedAt,
  settledAt,
  refunds,
}: BookingDetails['payments'][number]): Entry[] {
  const payment: Entry = {
    key: `payment-${id}`,
    at: settledAt ?? openedAt,
    kind: 'money',
    text: `${words.stage(stage)} ${formatEuros(amount)}: ${words.paymentStates[state]}`,
    more: `${methodLabels[method]}, ${orderId}`,
  }
  const back = refunds.map(
    (refund): Entry => ({
      key: `refund-${refund.id}`,
      at: refund.settledAt ?? refund.createdAt,
      kind: 'money',
      text: refund.correction
        ? words.reversedRecordedByMistake(translateStored(refund.reason))
        : `${words.refundOfAmount(formatEuros(refund.amount))}: ${words.refundStates[refund.state]}`,
      more: refund.correction ? orderId : translateStored(refund.reason),
    }),
  )
  return [payment, ...back]
}

function listEvents({ booking }: BookingDetails, { notes, messages, activity }: NonNullable<Happened['events']>): Entry[] {
  return [
    ...notes.map(
      ({ id, note, author, accountId, writtenAt }): Entry => ({
        key: `note-${id}`,
        at: writtenAt,
        kind: 'messages',
        text: noteBy(author),
        more: note,
        note: { id, accountId, author },
      }),
    ),
    ...messages.map(
      ({ id, ticketId, author, message, writtenAt }): Entry => ({
        key: `message-${id}`,
        at: writtenAt,
        kind: 'messages',
        text: author === 'guest' ? words.guestWrote(booking.guest.name, ticketId) : words.youWrote(ticketId),
        more: message,
      }),
    ),
    ...activity.map(
      ({ id, at, who, subject, action, before, after }): Entry => ({
        key: `activity-${id}`,
        at,
        kind: 'changes',
        text: words.didBy(translateAction(action), who),
        changes: listChanges(subject, before, after).map(({ field, before, after }) =>
          before !== null && after !== null ? `${field}: ${beforeWord} ${before}, ${nowWord} ${after}` : `${field}: ${after ?? before}`,
        ),
      }),
    ),
  ]
}
