import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '#words/en/office-reports.ts'

type Props = {
  title: string
  definition: string
  /** Address of the same figures as CSV. */
  file: string
  /** Said in place of the content where there is nothing to show. */
  nothing?: string | false | undefined
  /** As wide as the page, where others stand side by side. */
  wide?: boolean
  /** Open on phones from the start. */
  first?: boolean
  children: ReactNode
}

/** A part of the report, with the meaning of its figures. */
export function Part({ title, definition, file, nothing, wide = false, first = false, children }: Props) {
  const part = useRef<HTMLDetailsElement>(null)
  // Without scripts every part is open. React must not know, or it would open them again.
  useEffect(() => {
    if (part.current && !first && matchMedia('(width < 48rem)').matches) part.current.open = false
  }, [first])
  return (
    <details ref={part} open className="report-part" data-wide={wide || undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p className="measure text-ink-soft text-sm">{definition}</p>
      <a href={file} download className="link no-print inline-flex min-h-11 items-center text-sm">
        {words.asCsv(title)}
      </a>
      {nothing ? <p>{nothing}</p> : children}
    </details>
  )
}

/** `drawn`: left out on phones. */
export type Column<Row> = { name: string; of: (row: Row) => ReactNode; amount?: boolean; drawn?: boolean }

type SheetProps<Row> = {
  title: string
  rows: readonly Row[]
  getKey: (row: Row) => string
  columns: readonly Column<Row>[]
}

const getClass = ({ amount, drawn }: Pick<Column<unknown>, 'amount' | 'drawn'>) => (amount ? 'amount' : drawn ? 'max-sm:hidden' : undefined)

/** A table of a part. The first column names the row. */
export const Sheet = <Row,>({ title, rows, getKey, columns }: SheetProps<Row>) => (
  // Many columns are wider than a phone: the table alone scrolls.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: also by keyboard
  <div tabIndex={0} className="report-table">
    <table className="figures">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ name, ...kind }) => (
            <th key={name} scope="col" className={getClass(kind)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            {columns.map(({ name, of, ...kind }) => (
              <td key={name} className={getClass(kind)}>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The same figures as the plot above it. */
export const TableTwin = <Row,>(props: SheetProps<Row>) => (
  <details className="mt-3">
    <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{words.asTable(props.title)}</summary>
    <Sheet {...props} />
  </details>
)

/** A bar as long as the value's share of the highest one; the value is beside it. */
export const Share = ({ value, highest }: { value: number; highest: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full min-w-24 text-aegean" aria-hidden="true">
    <rect width={highest > 0 ? (100 * value) / highest : 0} height="8" fill="currentColor" />
  </svg>
)
