import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

// Whole fonts, for names in Greek, Cyrillic and Latin letters. Outlines look the same on every machine, whatever fonts it has.
const FONTS = {
  title: '@expo-google-fonts/noto-serif-display/600SemiBold/NotoSerifDisplay_600SemiBold.ttf',
  text: '@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf',
  bold: '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
}

/**
 * `x` and `y`: where its first letter stands on the line. `right`: where it ends at the latest. `follows`: it begins after the line before
 * it.
 */
export type Line = { text: string; font: keyof typeof FONTS; size: number; x: number; y: number; right: number; follows?: boolean }

/** A line that is too long becomes smaller down to this part of its size, then it is cut. */
const SMALLEST = 0.6
const MOST_LETTERS = 120

const parsed = new Map<keyof typeof FONTS, Promise<Font>>()

function parse(name: keyof typeof FONTS): Promise<Font> {
  const known = parsed.get(name)
  if (known) return known
  const font = import('fontkit').then(({ create }) => create(readFileSync(createRequire(import.meta.url).resolve(FONTS[name]))))
  parsed.set(name, font)
  return font
}

const BETWEEN = 24

/** The outlines of lines as SVG. */
export async function outlineLines(lines: Line[]): Promise<string> {
  const outlines: string[] = []
  let end = 0
  for (const line of lines) {
    const set = await outlineLine(line.follows ? { ...line, x: end + BETWEEN } : line)
    outlines.push(set.outline)
    end = set.end
  }
  return outlines.join('')
}

/** Signs that the font does not have are left out. */
async function outlineLine({ text, font: name, size, x, y, right }: Line): Promise<{ outline: string; end: number }> {
  const font = await parse(name)
  const letters = [...text.normalize('NFC')].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const { run, scale } = fitLine(font, letters, { size, width: right - x })
  let at = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return path
  })
  return { outline: `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`, end: x + at * scale }
}

function fitLine(font: Font, letters: string[], { size, width }: { size: number; width: number }) {
  let shown = letters.slice(0, MOST_LETTERS)
  let run = font.layout(shown.join(''))
  const measure = (at: number) => (run.advanceWidth * at) / font.unitsPerEm
  while (measure(size * SMALLEST) > width && shown.length > 2) {
    shown = shown.slice(0, Math.min(shown.length - 2, Math.floor((shown.length * width) / measure(size * SMALLEST))))
    run = font.layout(`${shown.join('').trimEnd()}…`)
  }
  const scale = Math.min(size, (size * width) / Math.max(1, measure(size))) / font.unitsPerEm
  return { run, scale }
}
