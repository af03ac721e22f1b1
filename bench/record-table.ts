import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '..', 'docs', 'performance.md')

const middle = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const formatValue = (value: number, unit: string) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`

/**
 * Writes the middle of each row's values into docs/performance.md, between the comments with this name.
 * @param checkouts one, or two: then the first is 'before'
 */
export function recordTable(name: string, checkouts: string[], times: Map<string, Map<string, number[]>>, unit = 'ms'): void {
  const rows = Array.from(times, ([row, byCheckout]) => {
    const [first = 0, last] = checkouts.map((folder) => middle(byCheckout.get(folder)))
    return last === undefined
      ? [row, formatValue(first, unit)]
      : [row, formatValue(first, unit), formatValue(last, unit), last > 0 ? `${(first / last).toFixed(1)} times less` : '']
  })
  const columns = checkouts.length > 1 ? ['before', 'now', ''] : ['now']
  recordRows(name, ['', ...columns], rows)
}

/** Writes a table into docs/performance.md, between the comments with this name. */
export function recordRows(name: string, head: string[], rows: string[][]): void {
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  console.log(table)
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(place, () => `<!-- ${name} -->\n${table}\n<!-- /${name} -->`),
  )
}
