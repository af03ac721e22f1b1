import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw } from './drawing.ts'

const DARK = expect.closeTo(48, -1)
const LIGHT = 255

/** A dark picture with a patch of light, in per cent of its sides. */
async function measureWith(patch: { left: number; top: number; width: number; height: number }): Promise<number[]> {
  const dark = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#303030' } })
  const light = await sharp({
    create: { width: patch.width * 12, height: patch.height * 8, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer()
  const bytes = await dark
    .composite([{ input: light, left: patch.left * 12, top: patch.top * 8 }])
    .jpeg()
    .toBuffer()
  return (await draw('measure', { bytes })).light
}

test('the light of a white wall is measured in the part of a picture where it stands', async () => {
  expect(await measureWith({ left: 80, top: 2, width: 10, height: 10 })).toEqual([LIGHT, DARK])
  expect(await measureWith({ left: 5, top: 60, width: 10, height: 10 })).toEqual([DARK, LIGHT])
})

test('a sparkle of a few pixels is no light', async () => {
  expect(await measureWith({ left: 50, top: 50, width: 0.5, height: 0.5 })).toEqual([DARK, DARK])
})
