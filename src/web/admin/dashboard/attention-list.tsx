import { href } from 'react-router'
import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-dashboard.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { placedLabels } from '../settings/fields.ts'
import { useReaches } from '../use-may.ts'
import { toSettlement } from './to-settlement.ts'

const kinds: Record<Attention['kind'], { label: string; to?: string; act?: string }> = {
  bank_access: { label: words.accessToTheBank },
  unclear_payment: { label: words.unclearPayment },
  contradiction: { label: words.theBankContradictsItself },
  lost_payment: { label: words.paymentOfAnUnknownOrder },
  failed_refund: { label: words.refundRefused },
  due_transfer: { label: words.toBeTransferredBack },
  unpaid_sale: { label: words.soldWithoutPayment },
  calendar_conflict: { label: words.soldOnAPlatformToo, to: href('/admin/dashboard/calendars'), act: words.openTheCalendars },
  withdrawn_villa: { label: words.bookedInAWithdrawnVilla, to: href('/admin/dashboard/villas'), act: words.openTheVillas },
  restored_backup: { label: words.backupRestored, to: href('/admin/dashboard/papers'), act: words.openThePapers },
  doubtful_clock: { label: words.clockInDoubt, to: href('/admin/dashboard/jobs'), act: words.openTheJobs },
  held_deletion: { label: words.deletionWaits, to: href('/admin/dashboard/jobs'), act: words.openTheJobs },
  change_request: { label: words.guestAsksForOtherDates },
  complaint: { label: words.complaintDue, to: href('/admin/dashboard/complaints'), act: words.openTheComplaints },
  question: { label: words.questionWaits, to: href('/admin/dashboard/questions'), act: words.openTheQuestions },
  declaration: { label: words.declarationDue, to: href('/admin/dashboard/declarations'), act: words.openTheDeclarations },
  overdue_instalment: { label: words.overdueInstalment },
  unsold_nights: { label: words.nightsMadeUnsellable, to: `${href('/admin/dashboard/pricing')}?tab=rules`, act: words.openTheRules },
  missing_season: { label: words.noSeason, to: `${href('/admin/dashboard/pricing')}?tab=seasons`, act: words.openThePrices },
  unusual_price: { label: words.unusualPrice, to: `${href('/admin/dashboard/pricing')}?tab=seasons`, act: words.openThePrices },
  low_price: { label: words.soldBelowRates },
  undelivered_event: { label: words.notWrittenYet },
  unsent_mail: { label: words.mailNotSent, to: `${href('/admin/dashboard/mails')}?state=failed`, act: words.openTheMails },
  placeholder: { label: words.toBeFilledIn, to: href('/admin/dashboard/settings'), act: words.openTheSettings },
  live_settings: { label: words.neededOnALiveSite, to: href('/admin/dashboard/settings'), act: words.openTheSettings },
  live_villa: { label: words.neededOnALiveSite, to: href('/admin/dashboard/villas'), act: words.openTheVillas },
  live_environment: { label: words.neededOnALiveSite },
  stale_calendar: { label: words.silentCalendar, to: href('/admin/dashboard/calendars'), act: words.openTheCalendars },
  unread_events: { label: words.eventsNotRead, to: href('/admin/dashboard/calendars'), act: words.openTheCalendars },
  stale_rate: { label: words.oldExchangeRate },
  refused_rate: { label: words.strangeExchangeRate },
  failed_job: { label: words.jobFailed, to: href('/admin/dashboard/jobs'), act: words.openTheJobs },
  old_backup: { label: words.noFreshBackup, to: href('/admin/dashboard/jobs'), act: words.openTheJobs },
}

/** Items that need an owner, in the server's order: most urgent first. */
export function AttentionList({ attention }: { attention: Attention[] }) {
  if (attention.length === 0) {
    return (
      <p className="flex items-center gap-2 text-olive">
        <Icon shape={icons.check} /> {words.nothingNeedsAttention}
      </p>
    )
  }
  return (
    <ul>
      {combinePlaceholders(attention).map((item) => (
        <li
          key={`${item.kind} ${toSettlement(item)} ${item.bookingId} ${item.text}`}
          className="border-sand-line border-b py-4 first:pt-0 last:border-0 last:pb-0"
        >
          <p className="flex gap-3">
            <Icon shape={icons.warning} className="mt-1 size-5 text-ochre" />
            <span className="min-w-0">
              <span className="font-semibold">{kinds[item.kind].label}</span>
              {item.at && <span className="text-ink-soft text-sm"> · {formatMoment(item.at)}</span>}
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
  const names = placeholders.map(({ text }) => text.split(': ').at(-1) ?? '')
  const together = { ...first, text: words.guestsAndTheBankStill(placedLabels(names)) }
  return attention.flatMap((item) => (item === first ? [together] : item.kind === 'placeholder' ? [] : [item]))
}

function ItemLinks({ item }: { item: Attention }) {
  const { kind, bookingId } = item
  const { to, act } = kinds[kind]
  const settled = toSettlement(item)
  const reaches = useReaches()
  return (
    <>
      {bookingId !== null && (
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link link-alone">
          {words.openTheBooking}
        </Link>
      )}
      {to && reaches(to) && (
        <Link to={to} className="link link-alone">
          {act}
        </Link>
      )}
      {settled && kind !== 'overdue_instalment' && (
        <Link to={`?settle=${settled}`} preventScrollReset className="link link-alone">
          {item.jobHoldId === null ? words.settle : words.release}
        </Link>
      )}
    </>
  )
}
