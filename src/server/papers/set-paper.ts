import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Paper } from '#domain/papers/paper.ts'
import { type Language, tagOf } from '#words/languages.ts'
import { paperWordsIn } from '#words/papers-in.ts'
import { MARGIN, openPage, type Page, SIZE } from './page.ts'
import { setFacts, setSheet } from './tables.ts'

// Whole fonts, for names in Greek, Cyrillic and Latin letters; a file holds only the letters of its paper.
const FONTS = {
  text: '@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf',
  bold: '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
  title: '@expo-google-fonts/noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf',
}

type Fonts = [name: string, font: Font][]
let fonts: Promise<Fonts> | undefined

/** Parsed once: it takes three times as long as a paper. pdfkit takes parsed fonts, which its types do not know. */
function parsedFonts(): Promise<Fonts> {
  fonts ??= import('fontkit').then(({ create }) => {
    const { resolve } = createRequire(import.meta.url)
    return Object.entries(FONTS).map(([name, file]) => [name, withLetters(create(readFileSync(resolve(file))))])
  })
  return fonts
}

/** Where a shape has several code points, those of the guests' languages come first: 'Đ' is no 'Ð', and 'μ' no 'µ'. */
const FIRST_LETTERS = [
  [0x20, 0x7e],
  [0x100, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
] as const

/** Ligatures: letters that a font draws as one shape. Mapped first, otherwise readers find one letter 'ﬁ' instead of 'fi'. */
const JOINED_LETTERS = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/**
 * Maps each shape of a font to its letter before any paper uses it. A shape that was first needed as a part of another, as Z in Ž,
 * would have no letter in later papers: drawn, but not searchable and not read aloud.
 */
function withLetters(font: Font): Font {
  for (const letters of JOINED_LETTERS) font.layout(letters)
  for (const [from, until] of FIRST_LETTERS) for (let point = from; point <= until; point += 1) font.glyphForCodePoint(point)
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return font
}

/** PDF/UA, which the types of pdfkit do not know. */
const ACCESSIBLE: object = { subset: 'PDF/UA' }

/** Bytes. Only long statements are larger. */
const LARGE = 50_000

/** Points, at the right of the sender. */
const PHOTO = { width: 150, height: 100 }

/** The sum at the right of the title. */
const FIGURE_WIDTH = 150

/** Sets a paper as a tagged PDF. The same paper gives the same bytes. */
export async function setPaper(paper: Paper): Promise<Buffer> {
  const { number, content, recipient, issuedAt, photo } = paper
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    tagged: true,
    lang: readTag(content.language),
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${content.title} ${number}`, Author: content.site, CreationDate: issuedAt, ModDate: issuedAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(doc, 'end')
  for (const [name, font] of await parsedFonts()) doc.registerFont(name, font)
  const page = openPage(doc)

  setHead(page, paper)
  for (const section of [...(recipient ? [recipient] : []), ...content.sections]) {
    page.gap(15)
    if ('headings' in section) setSheet(page, section)
    else setFacts(page, section)
  }
  page.gap(12)
  for (const note of content.notes) {
    page.write('P', note, { size: 9, colour: 'soft' })
    page.gap(3)
  }
  page.end()
  numberPages(page, paper)
  doc.end()
  await ended
  const file = Buffer.concat(chunks)
  return file.length - (photo?.length ?? 0) > LARGE ? packed(file) : file
}

/** The tag of a stored language; papers of languages that are gone keep their code. */
const readTag = (language: string): string => (language in tagOf ? tagOf[language as Language] : language)

/** The same document with its objects compressed, which pdfkit does not do: a long table has thousands of them for screen readers. */
async function packed(file: Buffer): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const doc = await PDFDocument.load(file, { updateMetadata: false })
  return Buffer.from(await doc.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }))
}

function setHead(page: Page, { number, issuedOn, content, photo }: Paper): void {
  const words = paperWordsIn(content.language)
  const { site, sender, title, headline } = content
  const start = page.doc.y
  const beside = page.width - (photo ? PHOTO.width + 15 : 0)
  page.write('P', site, { font: 'title', size: 15, width: beside })
  page.gap(4)
  for (const line of sender) page.write('P', line, { size: 9, colour: 'soft', width: beside })
  page.gap(10)
  if (photo) {
    const end = page.doc.y
    page.doc.y = start
    page.figure(photo, content.picture?.alt ?? '', { x: MARGIN + page.width - PHOTO.width, ...PHOTO })
    page.doc.y = Math.max(end, start + PHOTO.height + 10)
  }
  page.rule()
  page.gap(20)
  const top = page.doc.y
  const width = page.width - FIGURE_WIDTH
  page.write('H1', title, { font: 'title', size: 24, width })
  page.gap(4)
  page.write('P', words.numberAndDay(number, issuedOn), { size: SIZE, width })
  const below = page.doc.y
  page.doc.y = top + 4
  const figure = { x: MARGIN + width, width: FIGURE_WIDTH, end: true }
  page.write('P', headline[0], { ...figure, size: 9, colour: 'soft' })
  page.write('P', headline[1], { ...figure, font: 'bold', size: 18 })
  page.doc.y = Math.max(below, page.doc.y)
}

/** 'RC-2026-00001 · page 1 of 2' at the foot, which screen readers skip. */
function numberPages({ doc }: Page, { number, content }: Paper): void {
  const words = paperWordsIn(content.language)
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('text').fontSize(8).fillColor('#5c6660')
    doc.text(words.pageOf(number, index + 1, count), MARGIN, doc.page.height - 38, { lineBreak: false })
    doc.endMarkedContent()
  }
}
