export type DecimalProblem = 'not_a_number' | 'decimal_unclear'

// Space and no-break spaces, as pages and spreadsheets group thousands.
const GROUPED = /^\d{1,3}(?:([ .,])\d{3})+$/
const PLAIN = /^\d+$/

/**
 * A number with at most two decimals, as people type or paste it: `350,50`, `350.50`, `1.250,00`, `1,250.00`, `1 250`, `€ 350`. One comma or
 * point with three digits behind it, as in `1.250`, is a thousand to some and a decimal to others: `decimal_unclear`.
 */
export function readDecimal(typed: string): number | DecimalProblem {
  const text = typed
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .trim()
    .replace(/^€ ?| ?€$/g, '')
    .replace(/^(\u2212|-) ?€? ?/, '-')
  const [, minus = '', whole = '', mark = '', decimals = ''] = /^(-?)(.*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? []
  const grouping = GROUPED.exec(whole)?.[1]
  if (!PLAIN.test(whole) && (grouping === undefined || grouping === mark || hasOther(whole, grouping))) return 'not_a_number'
  const isOneMark = grouping !== undefined && grouping !== ' ' && mark === '' && whole.indexOf(grouping) === whole.lastIndexOf(grouping)
  if (isOneMark) return 'decimal_unclear'
  return Number(`${minus}${whole.replace(/[ .,]/g, '')}.${decimals || 0}`)
}

const hasOther = (whole: string, grouping: string) => /[ .,]/.test(whole.replaceAll(grouping, ''))
