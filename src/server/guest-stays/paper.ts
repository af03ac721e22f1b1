import { once } from 'node:events'
import { createRequire } from 'node:module'

/** A paper of text and tables. */
export type Paper = {
  title: string
  number: string
  language: string
  site: string
  /** Lines about the sender. */
  from: string[]
  tables: { title: string; rows: [label: string, value: string][] }[]
  notes: string[]
}

// Whole fonts, for names in Greek, Cyrillic and Latin letters.
const FONTS = {
  text: '@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf',
  bold: '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
  title: '@expo-google-fonts/noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf',
}

/** PDF/UA, which the types of pdfkit do not know. */
const ACCESSIBLE: object = { subset: 'PDF/UA' }

const MARGIN = 56
const LABEL_WIDTH = 165
const GAP = 8
const SIZE = 10.5

/** Sets a paper as a tagged PDF. The same paper gives the same bytes. */
export async function setPaper({ title, number, language, site, from, tables, notes }: Paper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, pdfVersion: '1.7', ...ACCESSIBLE, tagged: true, lang: language, displayTitle: true },
    info: { Title: `${title} ${number}`, Author: site, CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(doc, 'end')
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, resolve(file))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const write = (kind: 'H1' | 'H2' | 'P', font: keyof typeof FONTS, size: number, text: string) =>
    root.add(doc.struct(kind, {}, () => void doc.font(font).fontSize(size).text(text)))

  write('P', 'bold', SIZE, site)
  doc.moveDown(0.5)
  write('H1', 'title', 26, title)
  write('P', 'text', SIZE, number)
  doc.moveDown()
  for (const line of from) write('P', 'text', SIZE, line)
  for (const table of tables) {
    doc.moveDown()
    write('H2', 'bold', 12, table.title)
    doc.moveDown(0.3)
    root.add(tableOf(doc, table.rows))
  }
  doc.moveDown()
  for (const note of notes) write('P', 'text', 9, note)
  root.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function tableOf(doc: PDFKit.PDFDocument, rows: Paper['tables'][number]['rows']) {
  const table = doc.struct('Table')
  for (const [label, value] of rows) {
    const row = doc.struct('TR')
    table.add(row)
    const valueWidth = doc.page.width - 2 * MARGIN - LABEL_WIDTH - GAP
    doc.font('text').fontSize(SIZE)
    const height = Math.max(doc.heightOfString(label, { width: LABEL_WIDTH }), doc.heightOfString(value, { width: valueWidth }))
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
    const { y } = doc
    row.add(doc.struct('TH', {}, () => void doc.text(label, MARGIN, y, { width: LABEL_WIDTH })))
    row.add(doc.struct('TD', {}, () => void doc.text(value, MARGIN + LABEL_WIDTH + GAP, y, { width: valueWidth })))
    row.end()
    doc.x = MARGIN
    doc.y = y + height + 4
  }
  table.end()
  return table
}
