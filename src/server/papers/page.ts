export const MARGIN = 54
export const SIZE = 9.5

const COLOURS = { ink: '#1d2b2a', soft: '#5c6660', line: '#d9d2c5' }
/** Between the text and the foot of the page. */
const FOOT = 8

type Font = 'text' | 'bold' | 'title'
export type Look = { font?: Font; size?: number; colour?: 'ink' | 'soft' }
export type Cell = Look & { text: string; x: number; width: number; end?: boolean }

export type Element = PDFKit.PDFStructureElement
export type Page = ReturnType<typeof openPage>

/** Writes on the pages of a tagged document, from top to bottom. */
export function openPage(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN - FOOT

  const styled = ({ font = 'text', size = SIZE, colour = 'ink' }: Look) => doc.font(font).fontSize(size).fillColor(COLOURS[colour])
  const measureHeight = ({ text, width: within, ...look }: Cell) => styled(look).heightOfString(text, { width: within })

  /** Starts a new page where the height is not left. @returns true on a new page */
  function needs(height: number): boolean {
    if (doc.y + height <= bottom) return false
    doc.addPage()
    doc.y = MARGIN
    return true
  }

  /** Lines and shades, which screen readers skip. */
  function decorate(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  return {
    doc,
    width,
    needs,
    measureHeight,
    measureWidth: (text: string, look: Look) => styled(look).widthOfString(text),
    gap(height: number): void {
      doc.y += height
    },
    rule(colour: 'ink' | 'line' = 'line'): void {
      const { y } = doc
      decorate(
        () =>
          void doc
            .moveTo(MARGIN, y)
            .lineTo(MARGIN + width, y)
            .lineWidth(colour === 'ink' ? 0.8 : 0.5)
            .strokeColor(COLOURS[colour])
            .stroke(),
      )
      doc.y = y
    },
    /** A paragraph or heading, over the whole width by default. */
    write(kind: 'H1' | 'H2' | 'P', text: string, { x = MARGIN, width: within = width, end = false, ...look }: Partial<Cell> = {}): void {
      needs(measureHeight({ ...look, text, x, width: within }))
      root.add(doc.struct(kind, {}, () => void styled(look).text(text, x, doc.y, { width: within, align: end ? 'right' : 'left' })))
    },
    /** An element of the document; it has to be ended. */
    open(kind: 'Table'): Element {
      const element = doc.struct(kind)
      root.add(element)
      return element
    },
    /** A cell at the height of the row. */
    cell(row: Element, kind: 'TH' | 'TD', { text, x, width: within, end = false, ...look }: Cell, scope?: 'Row' | 'Column'): void {
      const { y } = doc
      const options = scope ? { scope } : {}
      row.add(
        doc.struct(kind, options as object, () => void styled(look).text(text, x, y, { width: within, align: end ? 'right' : 'left' })),
      )
      doc.y = y
    },
    /** A picture in the upper right of a box. */
    figure(photo: Uint8Array, alt: string, { x, width: within, height }: { x: number; width: number; height: number }): void {
      const { y } = doc
      const bbox = [x, y, x + within, y + height]
      const draw = () => void doc.image(Buffer.from(photo), x, y, { fit: [within, height], align: 'right' })
      root.add(doc.struct('Figure', { alt, bbox } as object, draw))
    },
    end(): void {
      root.end()
    },
  }
}
