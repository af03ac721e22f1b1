import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import { writtenNumber } from './numbers.en.ts'

export const ifYouCancel = 'If you cancel'
export const refundedUntil = (percent: number, day: string): string =>
  `Cancel by ${day}: we refund ${writtenNumber(percent)}% of what you have paid.`
export const ofThePrice = (amount: string): string => `Of the full price, that is ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Today that is ${amount}.`
export const noRefundAfter = 'After that there is no refund.'
export const noRefundAnyMore = 'There is no refund any more.'
export const onlyTheLevyAfter = (amount: string): string => `After that we refund only the climate levy, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `We refund only the climate levy, ${amount}.`
export const levyRefundedInFull = 'These amounts include the climate levy, which is always refunded in full.'
export const deadlinesInGreekTime = 'Deadlines are at midnight, Greek time.'

/** '100% … 60 days or more before arrival, 50% 21 days or more before arrival': rows of which something goes back. */
const rows = (policy: readonly PolicyRow[], first: string): string =>
  policy
    .filter(({ percent }) => percent > 0)
    .map(({ days, percent }, index) => `${percent}% ${index === 0 ? first : ''}${daysOrMore(days)}`)
    .join(', ')

const daysOrMore = (days: number): string =>
  days === 1 ? 'a day or more before arrival' : `${writtenNumber(days)} days or more before arrival`

const nothing = (policy: readonly PolicyRow[]): boolean => policy.every(({ percent }) => percent === 0)

/** The policy among the rules of a house. */
export const refundedIfYouCancel = (policy: readonly PolicyRow[]): string =>
  nothing(policy)
    ? 'Nothing is refunded if you cancel.'
    : `${rows(policy, 'of what you paid is refunded if you cancel ')}; after that nothing is refunded.`

/** The policy in a list of what is important. */
export const cancelling = (policy: readonly PolicyRow[]): string =>
  nothing(policy)
    ? 'Nothing is refunded if you cancel; early departures and no-shows are charged in full.'
    : `Cancelling ${policy
        .filter(({ percent }) => percent > 0)
        .map(
          ({ days, percent }, index) => `${daysOrMore(days)}: ${percent}%${index === 0 ? ' is refunded, to the card that was used' : ''}`,
        )
        .join(
          '; ',
        )}. Under ${policy.findLast(({ percent }) => percent > 0)?.days} days nothing is refunded; early departures and no-shows are charged in full.`
