import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import * as counts from './counts.el.ts'
import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const ifYouCancel = 'Αν ακυρώσετε'
export const refundedUntil = (percent: number, day: string): string =>
  `Έως ${theDay(day)}: επιστρέφεται το ${writtenNumber(percent)}% του ποσού που έχετε πληρώσει.`
export const ofThePrice = (amount: string): string => `Από τη συνολική τιμή: ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Αυτή τη στιγμή: ${amount}.`
export const noRefundAfter = 'Μετά δεν επιστρέφεται τίποτα.'
export const noRefundAnyMore = 'Δεν επιστρέφεται πλέον τίποτα.'
export const onlyTheLevyAfter = (amount: string): string =>
  `Μετά επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}.`
export const levyRefundedInFull =
  'Τα ποσά περιλαμβάνουν το τέλος ανθεκτικότητας στην κλιματική κρίση, το οποίο επιστρέφεται πάντα ολόκληρο.'
export const deadlinesInGreekTime = 'Οι προθεσμίες λήγουν τα μεσάνυχτα, ώρα Ελλάδας.'

const daysOrMore = (days: number): string => `τουλάχιστον ${counts.days(days)} πριν από την άφιξη`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Αν ακυρώσετε, δεν επιστρέφονται χρήματα.'
  const said = rows.map(
    ({ days, percent }, index) => `${percent}%${index === 0 ? ' του ποσού που πληρώσατε' : ''} αν ακυρώσετε ${daysOrMore(days)}`,
  )
  return `Επιστρέφεται το ${said.join(', ')}· μετά δεν επιστρέφονται χρήματα.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Αν ακυρώσετε, δεν επιστρέφονται χρήματα· η πρόωρη αναχώρηση και η μη εμφάνιση χρεώνονται ολόκληρες.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)}: επιστρέφεται το ${percent}%${index === 0 ? ', στην κάρτα που χρησιμοποιήθηκε' : ''}`,
  )
  return `Ακύρωση ${said.join('· ')}. Λιγότερο από ${counts.days(last.days)} πριν από την άφιξη δεν επιστρέφονται χρήματα· η πρόωρη αναχώρηση και η μη εμφάνιση χρεώνονται ολόκληρες.`
}
