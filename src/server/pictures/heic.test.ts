import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryCalls } from '#contract/gallery.ts'
import { pictureCalls, picturePurposes } from '#contract/pictures.ts'
import { heicHelp } from '#words/en/controls.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

/** The beginning of a picture as an iPhone takes it, by its main brand. */
const iPhonePicture = (brand: string) =>
  new File([Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0mif1MiPrmiafMiHBheic`, 'latin1')], 'IMG_0042.HEIC')

const SMALL = 'Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.'
const says = { amenity: SMALL, icon: SMALL, attraction: 'Please choose an image file.', villa: 'Please choose an image file.' }

test.each(['heic', 'heix', 'mif1'])(
  'a picture of an iPhone (%s) is refused in the specified words, followed by what to do',
  async (brand) => {
    for (const purpose of picturePurposes) {
      const message = `${says[purpose as keyof typeof says] ?? SMALL} ${heicHelp}`
      await expect(admin(pictureCalls.upload, { purpose, files: [iPhonePicture(brand)] })).rejects.toMatchObject({ status: 415, message })
    }
    await expect(admin(galleryCalls.upload, { category: 'exteriors', files: [iPhonePicture(brand)] })).rejects.toMatchObject({
      status: 415,
      message: `IMG_0042.HEIC is not a supported image format. ${heicHelp}`,
    })
  },
)

test('another file that is no picture is refused in the specified words alone', async () => {
  const files = [new File(['Breakfast from eight'], 'menu.txt')]
  await expect(admin(pictureCalls.upload, { purpose: 'villa', files })).rejects.toMatchObject({ message: 'Please choose an image file.' })
})
