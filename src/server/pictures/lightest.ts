/** What a picture is reduced to before its light is measured, whatever its shape. */
export const LIGHT_GRID = { width: 480, height: 320, fit: 'fill' } as const

/** Pixels of the grid, about as large as a word on the picture. */
const TILE = { width: 16, height: 8 }
/** Share of the pixels of a tile that may be lighter, such as sparkles on water. */
const LIGHTER = 0.05

/** The upper part of a picture: where the header lies, however a window crops it (`.photo-hero` in `site-parts.css`). */
const UPPER = 0.25

/**
 * Of the lightest tile in the upper and in the lower part: the grey, 0 to 255, that only 5% of its pixels exceed. `grey`: one byte for each
 * pixel, row by row.
 */
export function lightestOfParts(grey: Uint8Array, width: number): [upper: number, lower: number] {
  const height = grey.length / width
  const lightest: [number, number] = [0, 0]
  for (let top = 0; top + TILE.height <= height; top += TILE.height) {
    const part = top < height * UPPER ? 0 : 1
    for (let left = 0; left + TILE.width <= width; left += TILE.width)
      lightest[part] = Math.max(lightest[part], measureTile(grey, width, left, top))
  }
  return lightest
}

function measureTile(grey: Uint8Array, width: number, left: number, top: number): number {
  const pixels: number[] = []
  for (let row = top; row < top + TILE.height; row += 1) pixels.push(...grey.subarray(row * width + left, row * width + left + TILE.width))
  return pixels.sort((a, b) => b - a)[Math.floor(pixels.length * LIGHTER)] ?? 0
}
