import { readdirSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { galleryCalls } from '../../src/contract/gallery.ts'
import { pictureCalls, picturePurposes } from '../../src/contract/pictures.ts'
import { pictureRoutes } from '../../src/server/pictures/routes.ts'
import { aFile, aPicture } from '../pictures.ts'
import { namesIn, storeKinds } from '../stores.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const sized = Buffer.alloc(4)
  sized.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([sized, body, sum])
}

/** A PNG that claims a size and contains this many compressed zero bytes. */
function makePng(width: number, height: number, zeros: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const data = deflateSync(Buffer.alloc(zeros), { level: 9 })
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([png, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/>${script}</svg>`

describe.each(storeKinds)('an upload to a store of kind %s', (store) => {
  let site: TestSite
  let owner: Client
  beforeAll(async () => {
    site = await testSite({ store })
    owner = await site.admin()
  })
  afterAll(() => site.close())

  /** Including files that should not exist. */
  const everyFile = async () => [...readdirSync(site.deps.env.DATA_DIR, { recursive: true }), ...(await namesIn(site.deps.store))]

  test.each([
    ['a PNG of a hundred thousand by a hundred thousand', () => makePng(100_000, 100_000, 1_000)],
    ['a PNG of 50 megapixels that unpacks from kilobytes', () => makePng(10_000, 5_000, 200_000_000)],
    ['an SVG', () => svg],
    ['an SVG behind the first bytes of a GIF', () => `GIF89a${svg}`],
    ['a page behind the first bytes of a JPEG', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(script)])],
    ['a page', () => `<!doctype html>${script}`],
    ['a PDF', () => '%PDF-1.7'],
    ['an archive', () => Buffer.from('504b0304', 'hex')],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
    ],
    ['nothing', () => ''],
  ])('an upload is refused with a message and not stored: %s', async (_, make) => {
    const before = await everyFile()
    for (const purpose of picturePurposes) {
      const sent = owner(pictureCalls.upload, { purpose, files: [aFile('sea.jpg', await make())] })
      await expect(sent).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => [400, 413, 415].includes(status)) })
    }
    expect(await everyFile()).toEqual(before)
  })

  const fetchStored = async (file: File) => {
    const { url } = await owner(pictureCalls.upload, { purpose: 'villa', files: [file] })
    return pictureRoutes(site.deps).request(url)
  }

  test('an uploaded picture with appended HTML loses the HTML', async () => {
    const picture = Buffer.from(await (await aPicture('a.gif', { kind: 'gif' })).arrayBuffer())
    const response = await fetchStored(aFile('a.gif', Buffer.concat([picture, Buffer.from(script)])))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false)
  })

  test('an uploaded picture loses its location', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'Ana Petrović' }, IFD3: { GPSLatitude: '40/1 19/1 48/1' } })
      .jpeg()
      .toBuffer()
    const response = await fetchStored(aFile('a.jpg', picture))
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).exif).toBeUndefined()
  })

  test.each([
    '../../../../etc/cron.d/x.jpg',
    '..\\..\\x.jpg',
    '/etc/passwd',
    'a\u202egpj.exe',
    'x'.repeat(5_000),
    '<img src=x onerror=alert(1)>.jpg',
  ])('the name of an uploaded file is not used as a path: %s', async (name) => {
    await owner(galleryCalls.upload, { category: 'exteriors', files: [await aPicture(name, { width: 8, height: 8 })] })
    const files = await namesIn(site.deps.store)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(file).toMatch(/^u-[0-9a-f]{24}(-480)?\.(jpg|webp|avif)$/)
  })

  test.each(['../lock', '..%2flock', '%2e%2e%2flock', '....//lock', '.u-1.jpg.7', '..%5clock', '%00.jpg', 'u-1.jpg%00.html', 'a/b.jpg'])(
    'no picture is served as %s',
    async (name) => {
      expect((await pictureRoutes(site.deps).request(`/pictures/${name}`)).status).toBe(404)
    },
  )

  test('no uploaded picture is served by a name that is too long for a store', async () => {
    expect((await pictureRoutes(site.deps).request(`/pictures/${'a'.repeat(2_000)}.jpg`)).status).toBe(404)
  })
})
