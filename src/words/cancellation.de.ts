import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import * as counts from './counts.de.ts'
import { writtenNumber } from './numbers.de.ts'

export const ifYouCancel = 'Wenn Sie stornieren'
export const refundedUntil = (percent: number, day: string): string =>
  `Bis ${day}: ${writtenNumber(percent)}\u00a0% des bezahlten Betrags werden erstattet.`
export const ofThePrice = (amount: string): string => `Vom ganzen Preis sind das ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Zurzeit sind das ${amount}.`
export const noRefundAfter = 'Danach wird nichts erstattet.'
export const noRefundAnyMore = 'Es wird nichts mehr erstattet.'
export const onlyTheLevyAfter = (amount: string): string => `Danach wird nur die Klimaabgabe erstattet, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Erstattet wird nur die Klimaabgabe, ${amount}.`
export const levyRefundedInFull = 'Die Beträge enthalten die Klimaabgabe, die immer ganz erstattet wird.'
export const deadlinesInGreekTime = 'Die Fristen enden um Mitternacht griechischer Zeit.'

const daysOrMore = (days: number): string => `mindestens ${counts.days(days)} vor der Anreise`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Bei einer Stornierung wird nichts erstattet.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)} ${index === 0 ? 'werden ' : ''}${percent}\u00a0%${index === 0 ? ' des bezahlten Betrags erstattet' : ''}`,
  )
  return `Bei einer Stornierung ${said.join('; ')}; danach wird nichts erstattet.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Bei einer Stornierung wird nichts erstattet; vorzeitige Abreise und Nichtanreise werden voll berechnet.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)}: ${percent}\u00a0%${index === 0 ? ' werden auf die verwendete Karte erstattet' : ''}`,
  )
  return `Stornierung ${said.join('; ')}. Weniger als ${counts.days(last.days)} vor der Anreise wird nichts erstattet; vorzeitige Abreise und Nichtanreise werden voll berechnet.`
}
