import type { Facts, Sheet } from '#domain/papers/paper.ts'
import { type Cell, type Element, MARGIN, type Page } from './page.ts'

const LABEL_WIDTH = 165
const GAP = 10
const ROW_GAP = 3
const SHEET_SIZE = 9
const HEADING = { font: 'bold', size: 12 } as const

/** A heading with at least the first row below it. */
function setHeading(page: Page, title: string, firstRow: number): void {
  page.needs(page.measureHeight({ ...HEADING, text: title, x: MARGIN, width: page.width }) + firstRow + 2 * ROW_GAP)
  page.write('H2', title, HEADING)
  page.gap(ROW_GAP)
}

/** Labels with values. */
export function setFacts(page: Page, { title, rows }: Facts): void {
  const x = MARGIN + LABEL_WIDTH + GAP
  const cells = rows.map(([label, value]): [Cell, Cell] => [
    { text: label, x: MARGIN, width: LABEL_WIDTH, colour: 'soft' },
    { text: value, x, width: page.width - LABEL_WIDTH - GAP },
  ])
  setHeading(page, title, 2 * page.measureHeight({ text: title, x, width: page.width }))
  const table = page.open('Table')
  for (const [label, value] of cells) {
    const height = Math.max(page.measureHeight(label), page.measureHeight(value))
    page.needs(height)
    const row = addRow(page, table)
    page.cell(row, 'TH', label, 'Row')
    page.cell(row, 'TD', value)
    row.end()
    page.gap(height + ROW_GAP)
  }
  table.end()
}

function addRow(page: Page, table: Element): Element {
  const row = page.doc.struct('TR')
  table.add(row)
  return row
}

/** Columns under headings, which are repeated on each page. */
export function setSheet(page: Page, { title, headings, rows, total }: Sheet): void {
  const widths = columnWidths(page, [headings, ...rows, ...(total ? [total] : [])])
  const line = (texts: readonly string[], look: Partial<Cell>): Cell[] =>
    texts.map((text, index) => {
      const x = MARGIN + widths.slice(0, index).reduce((all, width) => all + width + GAP, 0)
      return { size: SHEET_SIZE, ...look, text, x, width: widths[index] ?? 0, end: index > 0 }
    })
  const measureHeight = (cells: readonly Cell[]) => Math.max(...cells.map((cell) => page.measureHeight(cell)))
  const head = line(headings, { colour: 'soft' })
  setHeading(page, title, 3 * measureHeight(head))
  const table = page.open('Table')

  const put = (kind: 'TH' | 'TD', cells: readonly Cell[]) => {
    const row = addRow(page, table)
    const height = measureHeight(cells)
    for (const cell of cells) page.cell(row, kind, cell, kind === 'TH' ? 'Column' : undefined)
    row.end()
    page.gap(height + ROW_GAP)
  }
  const putHead = () => {
    put('TH', head)
    page.rule('ink')
    page.gap(ROW_GAP)
  }
  putHead()
  for (const row of rows) {
    const cells = line(row, {})
    if (page.needs(measureHeight(cells))) putHead()
    put('TD', cells)
    page.rule()
    page.gap(ROW_GAP)
  }
  if (total) {
    const cells = line(total, { font: 'bold' })
    if (page.needs(measureHeight(cells))) putHead()
    put('TD', cells)
  }
  table.end()
}

/** The figures get what they need, the first column the rest. */
function columnWidths(page: Page, lines: readonly (readonly string[])[]): number[] {
  const [first = [], ...others] = lines
  const needed = first.map((_, column) =>
    Math.max(...[first, ...others].map((line) => page.measureWidth(line[column] ?? '', { font: 'bold', size: SHEET_SIZE }))),
  )
  const figures = needed.slice(1).map((width) => Math.ceil(width) + 1)
  const rest = page.width - figures.reduce((all, width) => all + width + GAP, 0)
  return [rest, ...figures]
}
