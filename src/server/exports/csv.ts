export type Cell = string | number | null | undefined

/**
 * A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Text that a spreadsheet would take for a
 * formula gets an apostrophe before it: a guest's name must not run on the accountant's machine.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

// Full-width signs count as well: some spreadsheets read them as the plain ones.
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A file that the browser saves under a name. */
export const csvFile = (name: string, rows: readonly (readonly Cell[])[]): Response =>
  new Response(csv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
