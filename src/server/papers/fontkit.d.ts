/** What is used of fontkit, which pdfkit brings along without types. */
declare module 'fontkit' {
  type Glyph = { id: number; path: { toSVG(): string } }
  type Run = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[]; advanceWidth: number }
  /** A parsed font, which pdfkit takes in place of a file. */
  export type Font = ArrayBuffer & {
    characterSet: number[]
    unitsPerEm: number
    glyphForCodePoint(point: number): unknown
    hasGlyphForCodePoint(point: number): boolean
    layout(text: string): Run
  }
  export function create(file: Uint8Array): Font
}
