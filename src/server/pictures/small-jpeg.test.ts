import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureCalls } from '#contract/pictures.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { namesIn } from '../../../tests/stores.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { nameSmallJpeg } from './files.ts'
import { pictureRoutes } from './routes.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const ask = (name: string) => Promise.resolve(pictureRoutes(site.deps).request(`/pictures/${name}`))

const measure = async (answer: Response) => {
  const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { status: answer.status, format, width }
}

test('the small JPEG of a mail is made when it is first asked for, never larger than its original, and then kept', async () => {
  const owner = await site.admin()
  for (const [own, shown] of [
    [1_300, 800],
    [500, 500],
  ] as const) {
    const { url } = await owner(pictureCalls.upload, { purpose: 'villa', files: [await aPicture('a.jpg', { width: own })] })
    const file = nameSmallJpeg(url.split(/[/.]/)[2] ?? '')
    expect(await namesIn(site.deps.store)).not.toContain(file)
    for (const _ of [1, 2]) expect(await measure(await ask(file))).toEqual({ status: 200, format: 'jpeg', width: shown })
    expect(await namesIn(site.deps.store)).toContain(file)
  }
})

test.each(['u-0-m800.jpg', '-m800.jpg', 'u-0-m801.jpg', 'u-0-m800-m800.jpg'])(
  'nothing is made for %s, whose original does not exist',
  async (name) => {
    const before = await namesIn(site.deps.store)
    expect((await ask(name)).status).toBe(404)
    expect(await namesIn(site.deps.store)).toEqual(before)
  },
)
