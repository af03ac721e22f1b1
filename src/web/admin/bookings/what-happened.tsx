import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'
import { methodLabels, statusLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import type { BookingDetails } from './booking-details.ts'

type Mail = AnswerOf<typeof mailCalls.list>['mails'][number]

const kinds = ['messages', 'money', 'changes'] as const
type Kind = (typeof kinds)[number]
type Entry = { key: string; at: string; kind: Kind; text: string; more?: string }

const signs = { messages: icons.mail, money: icons.euro, changes: icons.check }

/** Everything that happened with a booking, the newest first. */
export function WhatHappened({ details, mails }: { details: BookingDetails; mails: Mail[] }) {
  const [query] = useSearchParams()
  const chosen = kinds.find((kind) => kind === query.get('happened'))
  const entries = listEntries(details, mails).filter(({ kind }) => chosen === undefined || kind === chosen)
  return (
    <section aria-labelledby="happened" className="min-w-0">
      <div className="happened-head">
        <h2 id="happened">{words.whatHappened}</h2>
        <nav aria-label={words.whatHappened} className="segments">
          {[undefined, ...kinds].map((kind) => (
            <Link
              key={kind ?? 'all'}
              to={kind ? `?happened=${kind}` : '?'}
              preventScrollReset
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {words.kindsOfEntries[kind ?? 'all']}
            </Link>
          ))}
        </nav>
      </div>
      {entries.length === 0 && <p className="py-3 text-ink-soft">{words.nothingOfThisKind}</p>}
      <ol className="happened">
        {entries.map(({ key, at, kind, text, more }) => (
          <li key={key}>
            <Icon shape={signs[kind]} className="size-4" />
            <span className="wrap-anywhere min-w-0">
              {text}
              {more && <span className="block text-ink-soft text-sm">{more}</span>}
            </span>
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function listEntries({ booking, changes, payments }: BookingDetails, mails: Mail[]): Entry[] {
  const entries: Entry[] = [{ key: 'made', at: booking.bookedAt, kind: 'changes', text: words.isBooked }]
  for (const [index, { at, actor, from, to, reason }] of changes.entries())
    entries.push({
      key: `change-${index}`,
      at,
      kind: 'changes',
      text: from && from !== to ? `${statusLabels[from]} → ${statusLabels[to]}` : statusLabels[to],
      more: [translateStored(actor), translateStored(reason)].filter(Boolean).join(': '),
    })
  for (const { id, orderId, stage, amount, method, state, openedAt, settledAt, refunds } of payments) {
    entries.push({
      key: `payment-${id}`,
      at: settledAt ?? openedAt,
      kind: 'money',
      text: `${words.stage(stage)} ${formatEuros(amount)}: ${words.paymentStates[state]}`,
      more: `${methodLabels[method]}, ${orderId}`,
    })
    for (const refund of refunds)
      entries.push({
        key: `refund-${refund.id}`,
        at: refund.settledAt ?? refund.createdAt,
        kind: 'money',
        text: refund.correction
          ? words.reversedRecordedByMistake(translateStored(refund.reason))
          : `${words.refundOfAmount(formatEuros(refund.amount))}: ${words.refundStates[refund.state]}`,
        more: refund.correction ? orderId : translateStored(refund.reason),
      })
  }
  for (const { id, subject, recipient, createdAt, sentAt } of mails)
    entries.push({ key: `mail-${id}`, at: sentAt ?? createdAt, kind: 'messages', text: subject, more: recipient })
  return entries.sort((a, b) => b.at.localeCompare(a.at))
}
