export type Cell = string | number | null | undefined

/**
 * CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. Text that looks like a formula gets a leading apostrophe
 * (CSV injection).
 */
export const csv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

// Includes full-width signs: some spreadsheets treat them like ASCII.
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV as a download. */
export const csvFile = (name: string, rows: readonly (readonly Cell[])[]): Response =>
  new Response(csv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
