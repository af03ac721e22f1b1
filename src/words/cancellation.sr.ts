import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import * as counts from './counts.sr.ts'
import { writtenNumber } from './numbers.sr.ts'
import { ofDayWithin } from './serbian-days.ts'

export const ifYouCancel = 'Ako otkažete'
export const refundedUntil = (percent: number, day: string): string =>
  `Do ${ofDayWithin(day)}: vraćamo ${writtenNumber(percent)}% iznosa koji ste uplatili.`
export const ofThePrice = (amount: string): string => `Od pune cene to je ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Trenutno je to ${amount}.`
export const noRefundAfter = 'Posle toga novac se ne vraća.'
export const noRefundAnyMore = 'Novac se više ne vraća.'
export const onlyTheLevyAfter = (amount: string): string => `Posle toga vraćamo samo klimatsku taksu, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Vraćamo samo klimatsku taksu, ${amount}.`
export const levyRefundedInFull = 'U ove iznose uračunata je klimatska taksa, koja se uvek vraća cela.'
export const deadlinesInGreekTime = 'Rokovi ističu u ponoć po grčkom vremenu.'

const daysOrMore = (days: number): string => `najmanje ${counts.days(days)} pre dolaska`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Ako otkažete, novac se ne vraća.'
  const said = rows.map(
    ({ days, percent }, index) => `${daysOrMore(days)}, ${index === 0 ? 'vraćamo ' : ''}${percent}%${index === 0 ? ' uplaćenog' : ''}`,
  )
  return `Ako otkažete ${said.join('; ')}; posle toga novac se ne vraća.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Ako otkažete, novac se ne vraća; raniji odlazak i nedolazak naplaćuju se u celosti.'
  const said = rows.map(
    ({ days, percent }, index) => `${daysOrMore(days)}: vraćamo ${percent}%${index === 0 ? ', na karticu kojom je plaćeno' : ''}`,
  )
  return `Otkazivanje ${said.join('; ')}. Manje od ${last.days} dana pre dolaska novac se ne vraća; raniji odlazak i nedolazak naplaćuju se u celosti.`
}
