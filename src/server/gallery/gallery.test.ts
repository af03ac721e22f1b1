import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { galleryCalls } from '#contract/gallery.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { aFile, aPicture } from '../../../tests/pictures.ts'
import { fileAt, namesIn, type StoreKind, storeKinds } from '../../../tests/stores.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity, pictures } from '../db/schema.ts'

let site: TestSite
let admin: Client

/** The site of a block of tests. */
function openSite(store: StoreKind): void {
  beforeAll(async () => {
    site = await testSite({ store })
    admin = await site.admin()
  })
  afterAll(() => site.close())
}

const stored = () => namesIn(site.deps.store)
const upload = (files: File[], over: object = {}) => admin(galleryCalls.upload, { category: 'exteriors', files, ...over })
const shown = (category?: string) => site.visitor(galleryCalls.list, category === undefined ? {} : { category })
const pictureAt = async (url: string) => sharp(await fileAt(site.deps.store, url)).metadata()

describe.each(storeKinds)('pictures for the gallery with a store of kind %s', (store) => {
  openSite(store)

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s is added as a JPEG with a generated name', async (kind) => {
    const { ids } = await upload([await aPicture(`../../etc/passwd.${kind}`, { kind })])
    const image = (await shown()).find(({ id }) => id === ids[0])
    expect(image).toMatchObject({
      category: 'exteriors',
      featured: false,
      picture: { width: 640, height: 480, colour: expect.stringMatching(/^#/) },
    })
    expect(image?.url).toMatch(/^\/pictures\/u-[0-9a-f]{24}\.jpg$/)
    expect((await pictureAt(image?.url ?? '')).format).toBe('jpeg')
  })

  test('the description given by the owner is stored with a picture', async () => {
    const { ids } = await upload([await aPicture('IMG_0815.jpg')], { alt: 'The pool in the evening' })
    expect((await shown()).find(({ id }) => id === ids[0])).toMatchObject({ alt: 'The pool in the evening' })
  })

  test('the smallest size of a picture is made at once and the others in a job', async () => {
    const { ids } = await upload([await aPicture('wide.jpg', { width: 900 })])
    const picture = (await shown()).find(({ id }) => id === ids[0])?.picture
    expect(picture?.widths).toEqual([480])
    expect((await pictureAt(picture?.url.replace('.jpg', '-480.webp') ?? '')).width).toBe(480)
    await site.later(2)
    expect((await shown()).find(({ id }) => id === ids[0])?.picture.widths).toEqual([480, 720])
  })

  test('the light of a picture of an earlier version is measured in the job', async () => {
    const { ids } = await upload([await aPicture()])
    const readLight = async () => (await shown()).find(({ id }) => id === ids[0])?.light
    const measured = await readLight()
    expect(measured).toHaveLength(2)
    await site.db.update(pictures).set({ light: [] })
    expect(await readLight()).toEqual([])
    await site.later(2)
    expect(await readLight()).toEqual(measured)
  })

  test('the valid files of several are added and each invalid one is reported', async () => {
    const answer = await upload([await aPicture('one.jpg'), aFile('notes.jpg', 'just text'), await aPicture('two.png', { kind: 'png' })])
    expect(answer).toMatchObject({ uploaded: 2, refused: [{ file: 'notes.jpg', error: 'notes.jpg is not a supported image format.' }] })
    expect(answer.ids).toHaveLength(2)
  })

  test('fifty files are taken in at once, and one more is refused before any is read', async () => {
    const picture = await aPicture('pool.jpg')
    const texts = (count: number) => Array.from({ length: count }, (_, index) => aFile(`${index}.jpg`, 'just text'))
    expect(await upload([picture, ...texts(49)])).toMatchObject({ uploaded: 1, refused: { length: 49 } })
    const before = await stored()
    await expect(upload([picture, ...texts(50)])).rejects.toMatchObject({ status: 400, message: 'At most 50 files at once' })
    expect(await stored()).toEqual(before)
  })

  test('pictures can be added in the format of an existing client, with category 0 for featured', async () => {
    const form = new FormData()
    form.append('category', '0')
    form.append('featured', '1')
    form.append('files[]', await aPicture('pool.jpg'))
    const response = await site.send('/api/galleryUpload.php', { method: 'POST', headers: { cookie: admin.cookie }, body: form })
    expect(await response.json()).toMatchObject({ success: true, uploaded: 1 })
    expect((await shown('featured')).map(({ alt, featured }) => ({ alt, featured }))).toEqual([{ alt: 'pool', featured: true }])
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const bomb = async () =>
  sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
const halfAPicture = async () => {
  const whole = new Uint8Array(await (await aPicture()).arrayBuffer())
  return whole.subarray(0, whole.length / 2)
}

const moving = async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(await Promise.all(['#3a7ca5', '#ffffff'].map(frame)), { join: { animated: true } })
}
const animatedPng = async () => {
  const still = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])])
  // After the signature and the header chunk.
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
}
const VIDEO = 'is not a supported image format. It is a video, and videos cannot be shown here: please choose pictures.'
const MOVING = 'is an animation, of which only the first picture would be shown. Please choose a still picture.'
describe.each(storeKinds)('files refused with a store of kind %s', (store) => {
  openSite(store)

  test.each([
    ['a text file named .jpg', 'a.jpg', () => 'hello', 'a.jpg is not a supported image format.'],
    ['an SVG', 'logo.svg', () => svg, 'logo.svg is not a supported image format.'],
    ['an SVG named .png', 'logo.png', () => svg, 'logo.png is not a supported image format.'],
    ['an SVG that begins like a GIF', 'x.gif', () => `GIF89a=0;/*${svg}`, 'x.gif is not a supported image format.'],
    [
      'a TIFF',
      'x.jpg',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
      'x.jpg is not a supported image format.',
    ],
    ['an incomplete picture', 'half.jpg', halfAPicture, 'half.jpg is not a supported image format.'],
    ['an empty file', 'empty.jpg', () => '', 'empty.jpg is not a supported image format.'],
    ['48 megapixels in a small file', 'bomb.png', bomb, 'bomb.png has more than 40 megapixels.'],
    ['more than 10 MB', 'big.jpg', () => new Uint8Array(10 * 1024 * 1024 + 1), 'big.jpg exceeds 10MB limit.'],
  ])('a file is not accepted into the gallery: %s', async (_, name, content, words) => {
    const before = await stored()
    const refused = await upload([aFile(name, await content())]).catch((error) => error)
    expect(refused).toMatchObject({ message: words, details: { uploaded: 0, refused: [{ file: name, error: words }] } })
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['a video of a phone', 'pool.mp4', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), VIDEO],
    ['a video named as a picture', 'pool.jpg', () => Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81', 'latin1'), VIDEO],
    ['an animated GIF', 'waves.gif', async () => (await moving()).gif().toBuffer(), MOVING],
    ['an animated WebP', 'waves.webp', async () => (await moving()).webp().toBuffer(), MOVING],
    ['an animated PNG', 'waves.png', animatedPng, MOVING],
  ])('a file is not accepted into the gallery, with the reason: %s', async (_, name, content, why) => {
    const before = await stored()
    await expect(upload([aFile(name, await content())])).rejects.toMatchObject({ status: 415, message: `${name} ${why}` })
    expect(await stored()).toEqual(before)
  })

  test('an upload without files, without a category, or as JSON is not accepted into the gallery', async () => {
    await expect(upload([])).rejects.toMatchObject({ status: 400, message: 'Please select files first.' })
    for (const category of ['', 'cellar']) {
      await expect(upload([await aPicture()], { category })).rejects.toMatchObject({ status: 400, message: 'Please select a category.' })
    }
    const json = { method: 'POST', headers: { cookie: admin.cookie, 'content-type': 'application/json' }, body: '{}' }
    expect((await site.send('/api/galleryUpload.php', json)).status).toBe(415)
  })
})

describe.each(storeKinds)('stored pictures with a store of kind %s', (store) => {
  openSite(store)

  test('a stored picture has no location data, and is rotated by its orientation', async () => {
    const exif = { IFD0: { Copyright: 'Ana', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 19/1 48/1' } }
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { ids } = await upload([aFile('phone.jpg', bytes)])
    const image = (await shown()).find(({ id }) => id === ids[0])
    const { exif: left, width, height } = await pictureAt(image?.url ?? '')
    expect({ left, width, height }).toEqual({ left: undefined, width: 480, height: 640 })
  })

  test('a stored picture has no code appended to the file', async () => {
    const picture = Buffer.from(await (await aPicture()).arrayBuffer())
    const { ids } = await upload([aFile('polyglot.jpg', Buffer.concat([picture, Buffer.from('<?php system($_GET[0]); ?>')]))])
    const image = (await shown()).find(({ id }) => id === ids[0])
    expect((await fileAt(site.deps.store, image?.url ?? '')).includes('<?php')).toBe(false)
  })

  test('text, category and featured state of a picture can be changed', async () => {
    const { ids } = await upload([await aPicture()])
    const id = ids[0] ?? 0
    await admin(galleryCalls.update, { id, alt: 'The bay at noon', category: 'surroundings', version: 1 })
    await admin(galleryCalls.update, { id, featured: true })
    const image = (await shown('surroundings')).find((one) => one.id === id)
    expect(image).toMatchObject({ alt: 'The bay at noon', featured: true, picture: { alt: 'The bay at noon' }, version: 3 })
    await expect(admin(galleryCalls.update, { id, alt: 'Late', version: 1 })).rejects.toMatchObject({ code: 'state_changed' })
    expect((await site.db.select().from(activity).orderBy(activity.id)).at(-1)).toMatchObject({
      before: { featured: false },
      after: { featured: true },
    })
  })

  test('pictures can be reordered', async () => {
    const before = (await shown()).map(({ id }) => id)
    const [first, second, ...rest] = before
    await admin(galleryCalls.reorder, { ids: [second ?? 0, first ?? 0] })
    expect((await shown()).map(({ id }) => id)).toEqual([second, first, ...rest])
    await expect(admin(galleryCalls.reorder, { ids: [4711] })).rejects.toMatchObject({ status: 404 })
  })

  test('a picture can be removed', async () => {
    const [first] = await shown()
    const response = await site.send(`/api/galleryDelete.php?id=${first?.id}`, { method: 'DELETE', headers: { cookie: admin.cookie } })
    expect(await response.json()).toEqual({ success: true })
    expect((await shown()).some(({ id }) => id === first?.id)).toBe(false)
  })

  test('a picture for a villa or an amenity is stored, and its URL is returned', async () => {
    const { url } = await admin(pictureCalls.upload, { purpose: 'villa', alt: 'The terrace', files: [await aPicture()] })
    expect((await pictureAt(url)).width).toBe(640)
  })

  test('a picture that is an icon stays transparent and is reduced', async () => {
    const clear = { width: 900, height: 900, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const { url } = await admin(pictureCalls.upload, {
      purpose: 'icon',
      files: [aFile('i.png', await sharp({ create: clear }).png().toBuffer())],
    })
    expect(await pictureAt(url)).toMatchObject({ format: 'webp', width: 512, hasAlpha: true })
  })

  test.each([
    ['amenity', 6, 413, 'File too large. Maximum size is 5MB (current: 6.0MB)'],
    ['amenity', 1, 415, 'Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.'],
    ['villa', 1, 415, 'Please choose an image file.'],
    ['villa', 12, 413, 'The request is too large'],
  ] as const)('a picture as %s with %i MB of zeros is refused with %i', async (purpose, megabytes, status, words) => {
    const file = aFile('x.jpg', new Uint8Array(megabytes * 1024 * 1024))
    await expect(admin(pictureCalls.upload, { purpose, files: [file] })).rejects.toMatchObject({ status, message: words })
  })
})
