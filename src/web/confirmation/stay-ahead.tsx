import type { ReactNode } from 'react'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { prefix } from '#words/en/language.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import * as cancelWords from '#words/en/pricing.ts'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { VerifiedResult } from './confirmation.server.ts'

type Props = { booking: VerifiedResult['result']['booking'] }

/** What the guests of a booked stay need next: directions, hours, open amount, cancellation. */
export function StayAhead({ booking }: Props) {
  const contact = useSite()?.settings.contact
  const isGuest = useAccount()?.user?.status === 1
  return (
    <section className="panel lg:col-span-2">
      <h2 className="text-xl">{words.importantInformation}</h2>
      <dl className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 [&_dt]:text-ink-soft [&_dt]:text-sm">
        <Fact name={words.arrival} value={formatDayWithWeekday(booking.checkIn)}>
          {words.hoursOfArrival}
        </Fact>
        <Fact name={words.departure} value={formatDayWithWeekday(booking.checkOut)}>
          {words.by1100}
        </Fact>
        {contact && (
          <Fact name={words.whereTheHouseIs} value={contact.address}>
            {contact.mapUrl && (
              <a href={contact.mapUrl} target="_blank" rel="noreferrer" className="link link-alone">
                <Icon shape={icons.pin} className="size-4" /> {words.openTheMap}
              </a>
            )}
          </Fact>
        )}
        <StillToPay booking={booking} />
        <Cancelling steps={booking.cancellation} />
        {isGuest && booking.contact && (
          <Fact name={words.yourStayOnline}>
            <a href={prefix + stayPagePath(booking.bookingNumber)} className="link link-alone no-print">
              {words.openYourStay}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ name, value, children }: { name: string; value?: string; children?: ReactNode }) => (
  <div className="min-w-0">
    <dt>{name}</dt>
    <dd>
      {value && <span className="block font-semibold">{value}</span>}
      <span className="block text-sm">{children}</span>
    </dd>
  </div>
)

function StillToPay({ booking: { stages } }: Pick<Props, 'booking'>) {
  const unpaid = stages.filter(({ due }) => due > 0)
  return (
    <div className="min-w-0">
      <dt>{words.stillToPay}</dt>
      {unpaid.length === 0 && <dd className="font-semibold">{words.everythingIsPaid}</dd>}
      {unpaid.map(({ stage, due, dueOn }) => (
        <dd key={stage} className="font-semibold tabular">
          {words.amountBy(formatEurosBriefly(due), formatDay(dueOn))}
        </dd>
      ))}
      <dd className="text-sm">{words.depositAtCheckIn(formatEurosBriefly(SECURITY_DEPOSIT))}</dd>
    </div>
  )
}

const Cancelling = ({ steps }: { steps: Props['booking']['cancellation'] }) => (
  <div className="min-w-0">
    <dt>{cancelWords.ifYouCancel}</dt>
    <dd className="text-sm">
      <CancellationLadder steps={steps} of="paid" />
    </dd>
  </div>
)
