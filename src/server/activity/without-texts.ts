/** Fields whose texts are codes of the site. Every other text may have been written by a person about a person. */
const CODES = new Set(['status', 'state', 'how', 'plan', 'kind', 'method', 'decision', 'cancellationPolicy', 'doorCode', 'orderId'])
const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/

/**
 * One side of a recorded change, as it stays once its guest is erased: numbers, days and codes. `field`: the name of the value; a change
 * that is a text has the name of its action.
 */
export function withoutTexts(value: unknown, field: string): unknown {
  if (typeof value === 'string') return CODES.has(field) || DAY_OR_MOMENT.test(value) ? value : null
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, field)).filter((one) => one !== null)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutTexts(inner, name)] as const)
  return Object.fromEntries(entries.filter(([name, inner]) => inner !== null || value[name as keyof typeof value] === null))
}
