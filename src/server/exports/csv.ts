export type Cell = string | number | null | undefined
export type Line = readonly Cell[]
type CsvFile = { name: string; headings: Line; batches: AsyncGenerator<Line[]> }

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'
const encoder = new TextEncoder()

/** Lines of CSV (RFC 4180). Text that looks like a formula gets a leading apostrophe (CSV injection). */
export const csvLines = (lines: readonly Line[]): string => lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')

// Includes full-width signs: some spreadsheets treat them like ASCII.
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/
/** In the middle of a text: programs that split lines at semicolons or tabs, whatever is quoted, take what follows for a cell. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@|%＝＋－＠])/g

function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = `${FORMULA.test(value) ? "'" : ''}${value.replace(INNER_FORMULA, "$1'")}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * CSV as a download, read as fast as the client takes it. The first batch is read before the answer begins, so that a failure there has a
 * status.
 */
export async function csvFile({ name, headings, batches }: CsvFile): Promise<Response> {
  const first = await batches.next()
  async function* parts() {
    yield encoder.encode(BYTE_ORDER_MARK + csvLines([headings, ...(first.done ? [] : first.value)]))
    for await (const lines of batches) yield encoder.encode(csvLines(lines))
  }
  return new Response(toStream(parts()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Asks for the next part when the client has taken the last one, and for no more when it has gone. */
export const toStream = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(stream) {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
