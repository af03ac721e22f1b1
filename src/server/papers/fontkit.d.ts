/** What is used of fontkit, which pdfkit brings along without types. */
declare module 'fontkit' {
  /** A parsed font, which pdfkit takes in place of a file. */
  export type Font = ArrayBuffer & { characterSet: number[]; glyphForCodePoint(point: number): unknown; layout(text: string): unknown }
  export function create(file: Uint8Array): Font
}
