import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import * as cancelWords from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import type { VerifiedResult } from './confirmation.server.ts'
import { Facts } from './facts.tsx'

type Props = { booking: VerifiedResult['result']['booking'] }

/** What the guests of a booked stay need next: directions, hours, cancellation, deposit. */
export function StayAhead({ booking }: Props) {
  const contact = useSite()?.settings.contact
  return (
    <Facts
      title={words.importantInformation}
      rows={[
        [words.arrival, `${formatDayWithWeekday(booking.checkIn)}, ${words.hoursOfArrival}`],
        [words.departure, `${formatDayWithWeekday(booking.checkOut)}, ${words.by1100}`],
        [
          words.whereTheHouseIs,
          contact && (
            <span key="address">
              {contact.address}
              {contact.mapUrl && (
                <a href={contact.mapUrl} target="_blank" rel="noreferrer" className="link no-print block w-fit">
                  {words.openTheMap}
                </a>
              )}
            </span>
          ),
        ],
        [cancelWords.ifYouCancel, <CancellationLadder key="cancelling" steps={booking.cancellation} of="paid" />],
        [words.deposit, words.depositInCash(formatEurosBriefly(SECURITY_DEPOSIT))],
      ]}
    />
  )
}
