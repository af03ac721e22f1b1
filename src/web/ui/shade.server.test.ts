import { expect, test } from 'vitest'
import { shadeFor } from './shade.server.ts'

/** Contrast of white text with a grey under ink of this opacity. */
function contrastOn(grey: number, opacity: number): number {
  const shown = opacity * 26 + (1 - opacity) * grey
  return 1.05 / (((shown / 255 + 0.055) / 1.055) ** 2.4 + 0.05)
}

test.each([255, 240, 200, 160, 120])('white text on the shade of a photograph whose light is %i has a contrast of 4.5', (light) => {
  const { '--upper': upper, '--lower': lower } = shadeFor([light, light])
  expect(upper).toBe(lower)
  expect(contrastOn(light, upper)).toBeGreaterThan(4.5)
})

test('a dark photograph gets no shade, and one that is not measured yet as much as a white one', () => {
  expect(shadeFor([90, 0])).toEqual({ '--upper': 0, '--lower': 0 })
  expect(shadeFor([])).toEqual(shadeFor([255, 255]))
})
