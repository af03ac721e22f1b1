import { expect, test } from 'vitest'
import { variantsFor } from './files.ts'
import { cropPortrait } from './portrait.ts'

test.each([
  [
    { width: 1920, height: 1200 },
    { left: 576, top: 0, width: 960, height: 1200 },
  ],
  [
    { width: 1000, height: 1000 },
    { left: 120, top: 0, width: 800, height: 1000 },
  ],
  [{ width: 800, height: 1000 }, null],
  [{ width: 600, height: 1200 }, null],
])('the portrait crop of %o is %o', (size, part) => {
  expect(cropPortrait(size)).toEqual(part)
})

test.each([
  [{ width: 2560, height: 1600 }, [480, 720, 1200, 1920], [720, 1080]],
  [{ width: 1920, height: 1176 }, [480, 720, 1200, 1920], [720, 1080]],
  [{ width: 1200, height: 800 }, [480, 720, 1200], [720]],
  [{ width: 640, height: 480 }, [480], []],
  [{ width: 1000, height: 1400 }, [480, 720], []],
])('variants of %o are %o wide, and %o for portrait crops', (size, widths, portraits) => {
  expect(variantsFor(size)).toEqual({ widths, portraits })
})
