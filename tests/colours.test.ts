import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../src/web/${file}`, import.meta.url), 'utf8')

/** Colours of both schemes; the dark one changes only those that it names. */
function readSchemes(): Record<'light' | 'dark', Record<string, string>> {
  const [, dark = ''] = read('styles.css').split('@media screen and (prefers-color-scheme: dark)')
  const light = findColours(read('styles/theme.css'))
  return { light, dark: { ...light, ...findColours(dark) } }
}

const findColours = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

/** Those of the back office, which names all that differs from the guests’ light scheme, and once more what is dark. */
function readOfficeSchemes(): Record<'light' | 'dark', Record<string, string>> {
  const [own = '', dark = ''] = read('admin/office.css').split('@variant office-dark')
  const light = { ...readSchemes().light, ...findColours(own) }
  return { light, dark: { ...light, ...findColours(dark) } }
}

type Pairs = readonly (readonly [string, string])[]

/** As WCAG 2 computes it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['chalk', 'limewash', 'sand']
const onAll = (text: string) => grounds.map((ground) => [text, ground] as const)

/** Text and the grounds on which it stands. */
const texts = [
  ...['ink', 'ink-soft', 'aegean', 'olive', 'ochre', 'brick'].flatMap(onAll),
  ...['ink', 'ink-soft', 'aegean'].map((text) => [text, 'aegean-mist'] as const),
  ...['olive', 'ochre', 'brick'].flatMap((tone) => [[tone, `${tone}-mist`] as const, ['ink', `${tone}-mist`] as const]),
  ['on-aegean', 'aegean'],
  ['limewash', 'olive'],
  ['limewash', 'brick'],
  ['day-off', 'chalk'],
  ['day-off', 'limewash'],
  ['here', 'land'],
  ['ink', 'land'],
  ['ink', 'sea'],
] as const

/** Borders, signs and stars. */
const shapes = [...onAll('star'), ['field', 'chalk'], ['field', 'limewash'], ['terracotta', 'chalk'], ['terracotta', 'limewash']] as const

function isReadable(colours: Record<string, string>, { texts, shapes }: { texts: Pairs; shapes: Pairs }): void {
  const low = (pairs: Pairs, least: number) =>
    pairs
      .map(([text, ground]) => ({ pair: `${text} on ${ground}`, ratio: contrast(colours[text] ?? '', colours[ground] ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
  expect(low(texts, 4.5)).toEqual([])
  expect(low(shapes, 3)).toEqual([])
  for (const ground of ['terracotta', 'terracotta-deep', 'night'])
    expect(contrast('#ffffff', colours[ground] ?? ''), ground).toBeGreaterThan(4.5)
}

test.each(['light', 'dark'] as const)('in the %s scheme every text stands out from its ground, and so do borders and stars', (scheme) => {
  isReadable(readSchemes()[scheme], { texts, shapes })
})

test.each(['light', 'dark'] as const)('in the %s scheme of the back office as well', (scheme) => {
  const onFrame = [
    ...['ink', 'ink-soft'].map((text) => [text, 'canvas'] as const),
    ...['act', 'ink-soft'].flatMap((text) => [[text, 'chalk'] as const, [text, 'limewash'] as const]),
    ['ink', 'violet-mist'],
    ['ink', 'hatch'],
    ['on-aegean', 'olive'],
  ] as const
  isReadable(readOfficeSchemes()[scheme], { texts: [...texts, ...onFrame], shapes })
})
