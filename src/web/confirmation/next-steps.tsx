import type { ReactNode } from 'react'
import { payStagePath, stayPagePath } from '#domain/bookings/guest-links.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { AddToCalendar } from '../reservations/add-to-calendar.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { VerifiedResult } from './confirmation.server.ts'

type Props = { booking: VerifiedResult['result']['booking'] /** In the session of its guest. */; own: boolean }

/** Calendar, hour of arrival, next payment. */
export function NextSteps({ booking, own }: Props) {
  const next = booking.stages.find(({ due }) => due > 0)
  return (
    <ol className="no-print grid border-sand-line border-y md:grid-cols-3">
      <Step icon={icons.calendar} title={words.putInCalendar} hint={words.withAddressAndHours}>
        {booking.contact && <AddToCalendar bookingId={booking.id} />}
      </Step>
      <Step icon={icons.clock} title={words.tellYourArrival} hint={words.weMeetYouAtTheDoor}>
        {own && <StepLink to={`${stayPagePath(booking.bookingNumber)}#arrival`}>{words.chooseAnHour}</StepLink>}
      </Step>
      {next ? (
        <Step icon={icons.card} title={words.payBy(formatEurosBriefly(next.due), formatDay(next.dueOn))} hint={words.weRemindYou}>
          {own && booking.status === 'partial_paid' && <StepLink to={payStagePath(booking.id)}>{words.orPayNow}</StepLink>}
        </Step>
      ) : (
        <Step icon={icons.card} title={words.everythingIsPaid} hint={words.depositAtCheckIn(formatEurosBriefly(SECURITY_DEPOSIT))} />
      )}
    </ol>
  )
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link link-alone">
    {children}
  </Link>
)

const Step = ({ icon, title, hint, children }: { icon: string; title: string; hint: string; children?: ReactNode }) => (
  <li className="flex gap-4 border-sand-line py-5 not-first:border-t md:flex-col md:gap-2 md:py-6 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8">
    <Icon shape={icon} className="size-5 shrink-0 text-ink-soft max-md:mt-1" />
    <div className="min-w-0">
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      <p className="text-ink-soft text-sm">{hint}</p>
      {children && <p className="text-sm">{children}</p>}
    </div>
  </li>
)
