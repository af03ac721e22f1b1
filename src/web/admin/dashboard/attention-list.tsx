import { href, Link } from 'react-router'
import type { Attention } from '#contract/dashboard.ts'
import { Icon } from '../../ui/icon.tsx'
import { labelOf } from '../settings/fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { settlementOf } from './settlement-of.ts'

const kinds: Record<Attention['kind'], { label: string; to?: string; act?: string }> = {
  bank_access: { label: 'Access to the bank' },
  unclear_payment: { label: 'Unclear payment' },
  contradiction: { label: 'The bank contradicts itself' },
  lost_payment: { label: 'Payment of an unknown order' },
  failed_refund: { label: 'Refund refused' },
  due_transfer: { label: 'To be transferred back' },
  calendar_conflict: { label: 'Sold on a platform too', to: href('/admin/dashboard/calendars'), act: 'Open the calendars' },
  withdrawn_villa: { label: 'Booked in a withdrawn villa', to: href('/admin/dashboard/villas'), act: 'Open the villas' },
  overdue_instalment: { label: 'Overdue instalment' },
  undelivered_event: { label: 'Not written yet' },
  unsent_mail: { label: 'Mail not sent', to: `${href('/admin/dashboard/mails')}?state=failed`, act: 'Open the mails' },
  placeholder: { label: 'To be filled in', to: href('/admin/dashboard/settings'), act: 'Open the settings' },
  stale_calendar: { label: 'Silent calendar', to: href('/admin/dashboard/calendars'), act: 'Open the calendars' },
  stale_rate: { label: 'Old exchange rate' },
  refused_rate: { label: 'Strange exchange rate' },
  old_backup: { label: 'No fresh backup', to: href('/admin/dashboard/jobs'), act: 'Open the jobs' },
}

/** Items that need an owner, in the server's order: most urgent first. */
export function AttentionList({ attention }: { attention: Attention[] }) {
  if (attention.length === 0) {
    return (
      <p className="flex items-center gap-2 text-olive">
        <Icon name="check" /> Nothing needs attention.
      </p>
    )
  }
  return (
    <ul>
      {combinePlaceholders(attention).map((item) => (
        <li
          key={`${item.kind} ${settlementOf(item)} ${item.bookingId} ${item.text}`}
          className="border-sand-line border-b py-4 first:pt-0 last:border-0 last:pb-0"
        >
          <p className="flex gap-3">
            <Icon name="warning" className="mt-1 size-5 text-ochre" />
            <span className="min-w-0">
              <span className="font-semibold">{kinds[item.kind].label}</span>
              {item.at && <span className="text-ink-soft text-sm"> · {writtenMoment(item.at)}</span>}
              <span className="block text-sm">{item.text}</span>
            </span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-6 pl-8">
            <ItemLinks item={item} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Combines placeholders into one item, because all are filled in on one page. Uses the labels of that page. */
function combinePlaceholders(attention: Attention[]): Attention[] {
  const placeholders = attention.filter(({ kind }) => kind === 'placeholder')
  const [first] = placeholders
  if (!first) return attention
  const names = placeholders.map(({ text }) => labelOf(text.split(': ').at(-1) ?? ''))
  const together = { ...first, text: `Guests and the bank still see placeholders: ${names.join(', ')}.` }
  return attention.flatMap((item) => (item === first ? [together] : item.kind === 'placeholder' ? [] : [item]))
}

function ItemLinks({ item }: { item: Attention }) {
  const { kind, bookingId } = item
  const { to, act } = kinds[kind]
  const settled = settlementOf(item)
  return (
    <>
      {bookingId !== null && (
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link link-alone">
          Open the booking
        </Link>
      )}
      {to && (
        <Link to={to} className="link link-alone">
          {act}
        </Link>
      )}
      {settled && kind !== 'overdue_instalment' && (
        <Link to={`?settle=${settled}`} preventScrollReset className="link link-alone">
          Settle
        </Link>
      )}
    </>
  )
}
