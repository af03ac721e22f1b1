import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Of text, and of large text: from 24 px, or 18.66 px where it is bold (WCAG 1.4.3). */
const LEAST = { small: 4.5, large: 3 }
/**
 * A line of text counts as readable if this share of the pixels behind it gives the contrast: photographs have sparkles and edges of a
 * few pixels, through which letters are read. Shadows of the letters count as what is behind them.
 */
const READABLE_SHARE = 0.95

type Rgba = [red: number, green: number, blue: number, alpha: number]
/** A line of a text on the page, in CSS pixels from its top left corner. */
type Line = { text: string; box: { left: number; top: number; width: number; height: number }; colour: Rgba; large: boolean }

/** Lines of these elements' own texts whose contrast with the pixels behind them is too low. `selectors`: one for each element. */
export const listFaintLines = async (page: Page, selectors: readonly string[]): Promise<string[]> =>
  (await measureLines(page, selectors)).flatMap(({ text, contrast, large }) =>
    contrast < (large ? LEAST.large : LEAST.small) ? [`'${text}' has a contrast of ${contrast.toFixed(1)}`] : [],
  )

type Measured = Pick<Line, 'text' | 'large'> & { contrast: number }

export async function measureLines(page: Page, selectors: readonly string[]): Promise<Measured[]> {
  const lines = await page.evaluate(findLines, [...new Set(selectors)])
  if (lines.length === 0) return []
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync(
      '* { color: transparent !important; -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }',
    )
    document.adoptedStyleSheets.push(hidden)
  })
  const shot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, large, colour, box }) => {
    const contrasts = readPixels(data, info, box).map((behind) => contrastOver(colour, behind))
    const contrast = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * (1 - READABLE_SHARE))]
    return contrast === undefined ? [] : [{ text, large, contrast }]
  })
}

/** In the page. What is not drawn has no lines. */
function findLines(selectors: string[]): Line[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const toRgba = (colour: string): Rgba => {
    if (!pen) throw new Error('no canvas')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  /** Beside a dialog is its backdrop, which counts as the dialog. Null: not on the screen. */
  const belongsAt = (element: Element, x: number, y: number): boolean => {
    const there = document.elementFromPoint(x, y)
    if (!there || element.contains(there)) return true
    const { left, top, right, bottom } = there.getBoundingClientRect()
    return there.contains(element) && x >= left && x <= right && y >= top && y <= bottom
  }
  /** What comes up over a text, such as a menu or a toast, hides it or a part of it; so does the edge of a dialog that scrolls. */
  const isOnTop = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const [before, middle] = [scrollY, top + height / 2]
    if (middle < 0 || middle >= innerHeight) scrollTo({ top: scrollY + middle - innerHeight / 2, behavior: 'instant' })
    const isSeen = [0.05, 0.5, 0.95].every((across) =>
      [0.1, 0.9].every((down) => belongsAt(element, left + width * across, top + height * down + before - scrollY)),
    )
    scrollTo({ top: before, behavior: 'instant' })
    return isSeen
  }
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector)
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const shared = {
      colour: toRgba(element instanceof SVGElement ? fill : color),
      large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    }
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter((box) => isOnTop(element, box))
        .map(({ left, top, width, height }) => ({
          ...shared,
          text: node.textContent?.trim().slice(0, 60) ?? '',
          box: { left: left + scrollX, top: top + scrollY, width, height },
        }))
    })
  })
}

type Info = { width: number; height: number }

function readPixels(data: Uint8Array, info: Info, { left, top, width, height }: Line['box']): Rgba[] {
  const found: Rgba[] = []
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
      found.push([red, green, blue, 1])
    }
  return found
}

function contrastOver([red, green, blue, alpha]: Rgba, behind: Rgba): number {
  const shown = [red, green, blue].map((value, at) => alpha * value + (1 - alpha) * (behind[at] ?? 0))
  const [dark, light] = [readLuminance(shown), readLuminance(behind)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function readLuminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
