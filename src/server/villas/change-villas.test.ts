import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { orderCalls } from '#contract/payments.ts'
import { villaCalls } from '#contract/villas.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, week, weekLater } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity, bookings, mails, villas } from '../db/schema.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const plain = { size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
const shown = async (id: number) => (await site.visitor(villaCalls.list, {})).villas.find((villa) => villa.id === id)
const newest = async () => (await site.db.select().from(activity).orderBy(activity.id)).at(-1)

test('a villa is read by its id as it is written, and by no other notation of the number', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Notos' })
  expect((await site.visitor(villaCalls.one, { villa: String(id) })).villa.name).toBe('Villa Notos')
  for (const villa of [`${id}.0`, `0${id}`, `-${id}`, '0', '99999999999'])
    await expect(site.visitor(villaCalls.one, { villa }), villa).rejects.toMatchObject({ status: 404, code: 'no_such_villa' })
})

test('a villa that the owner adds is public, without the empty rows', async () => {
  const { id } = await admin(villaCalls.create, {
    ...plain,
    name: 'Villa Galini',
    about: 'Quiet, as its name says.',
    meaning: 'Calm',
    features: [
      { title: 'Terrace', description: 'Over the sea' },
      { title: 'Half a feature', description: '' },
    ],
    amenities: ['Wi-Fi', ' ', ''],
    images: ['', '/pictures/sea.jpg'],
  })
  expect(await shown(id)).toMatchObject({
    slug: 'villa-galini',
    about: 'Quiet, as its name says.',
    features: [{ title: 'Terrace', description: 'Over the sea' }],
    amenities: ['Wi-Fi'],
    images: ['/pictures/sea.jpg'],
    formerSlugs: [],
    version: 1,
  })
  expect(await newest()).toMatchObject({ subject: 'villa Villa Galini', action: 'add', before: null, after: { id } })
})

test('the owner adds a villa with a picture in the form, which is stored as a file', async () => {
  const bytes = Buffer.from(await (await aPicture()).arrayBuffer())
  const { id, imageUrl } = await admin(villaCalls.create, {
    ...plain,
    name: 'Villa Fos',
    imageUrl: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  })
  expect(imageUrl).toMatch(/^\/pictures\/u-[0-9a-f]{24}\.jpg$/)
  expect((await shown(id))?.pictures).toMatchObject([{ url: imageUrl, width: 640, height: 480 }])
})

test('the owner adds a villa with rooms, captions and a floor plan, which a client that does not send them leaves unchanged', async () => {
  const rooms = [{ name: 'Attic', beds: 'Double bed' }]
  const captions = [{ image: '/pictures/sea.jpg', text: 'The sea' }]
  const more = { rooms, captions, floorPlan: '/pictures/plan.jpg' }
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Domatia', images: ['/pictures/sea.jpg'], ...more })
  expect(await shown(id)).toMatchObject({ ...more, version: 1 })
  await admin(villaCalls.update, { ...plain, id, version: 1, name: 'Villa Domatia', claim: 'With rooms' })
  expect(await shown(id)).toMatchObject({ ...more, claim: 'With rooms' })
})

test('the owner adds a villa in the format of an existing client', async () => {
  const response = await site.send('/api/villas.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({
      name: 'Villa Kyma',
      about: null,
      size: '95',
      doubleBed: 2,
      singleBed: 1,
      sofaBed: 0,
      bathrooms: 2,
      capacity: 5,
      imageUrl: null,
      claim: '',
      meaning: 'Wave',
      features: null,
      amenities: '["Pool"]',
      images: '[]',
    }),
  })
  expect(response.status).toBe(200)
  const { id } = await response.json()
  expect(await shown(id)).toMatchObject({ size: 95, doubleBeds: 2, amenities: ['Pool'], features: [] })
})

test.each([
  ['name', { name: ' ' }, 'Villa name is required.'],
  ['claim', { claim: 'x'.repeat(1001) }, 'Villa Claim cannot exceed 1000 characters'],
  ['about', { about: 'x'.repeat(5001) }, 'Description cannot exceed 5000 characters.'],
  ['size', { size: 0 }, 'Size must be at least 1'],
  ['capacity', { capacity: 0 }, 'Guests must be at least 1'],
  ['bathrooms', { bathrooms: 0 }, 'Bathrooms must be at least 1'],
  ['sofaBed', { sofaBed: -1 }, 'Beds must be at least 0'],
  ['imageUrl', { imageUrl: 'javascript:alert(1)' }, 'Please give the address of a picture'],
  ['imageUrl', { imageUrl: '//elsewhere.example/x.jpg' }, 'Please give the address of a picture'],
])('an invalid villa is refused with the form’s message: %s: %o', async (field, over, words) => {
  const response = await site.send('/api/villas.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ name: 'Villa X', size: 1, doubleBed: 0, singleBed: 0, sofaBed: 0, bathrooms: 1, capacity: 1, ...over }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toEqual({ [field]: words })
})

test('a villa with a name that another villa has, independent of spelling, is refused', async () => {
  await admin(villaCalls.create, { ...plain, name: 'Villa Petra' })
  const taken = { code: 'slug_taken', status: 409, message: 'Another villa already has this name' }
  await expect(admin(villaCalls.create, { ...plain, name: 'villa  petra!' })).rejects.toMatchObject(taken)
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Ammos' })
  await expect(admin(villaCalls.update, { ...plain, id, name: 'Villa Petra' })).rejects.toMatchObject(taken)
  expect((await shown(id))?.name).toBe('Villa Ammos')
})

test('a villa with a name without letters for a URL is refused', async () => {
  await expect(admin(villaCalls.create, { ...plain, name: 'Θέα' })).rejects.toMatchObject({ code: 'slug_empty', status: 400 })
})

test('a villa with a file in a picture’s field that is not a picture is refused', async () => {
  const data = `data:image/jpeg;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`
  await expect(admin(villaCalls.create, { ...plain, name: 'Villa Svg', imageUrl: data })).rejects.toMatchObject({
    status: 415,
    message: 'Please choose an image file.',
  })
})

test('a change of an unknown villa is refused', async () => {
  await expect(admin(villaCalls.update, { ...plain, id: 4711, name: 'Nowhere' })).rejects.toMatchObject({ code: 'no_such_villa' })
  await expect(admin(villaCalls.remove, { id: 4711 })).rejects.toMatchObject({ code: 'no_such_villa' })
})

test('the page of a renamed villa moves, its old URLs are kept, and fields that were not sent are unchanged', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Alpha', about: 'Kept', amenities: ['Pool'] })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Beta' })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Gamma' })
  expect(await shown(id)).toMatchObject({
    slug: 'villa-gamma',
    formerSlugs: ['villa-alpha', 'villa-beta'],
    about: 'Kept',
    amenities: ['Pool'],
  })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Alpha' })
  expect((await shown(id))?.formerSlugs).toEqual(['villa-beta', 'villa-gamma'])
  expect(await newest()).toMatchObject({ subject: 'villa Villa Gamma', before: { name: 'Villa Gamma' }, after: { name: 'Villa Alpha' } })
})

test('another villa may take the old URL of a renamed one', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Old' })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa New' })
  const other = await admin(villaCalls.create, { ...plain, name: 'Villa Old' })
  expect((await shown(id))?.formerSlugs).toEqual([])
  expect((await shown(other.id))?.slug).toBe('villa-old')
})

test('of two changes to the same version of a villa the second is refused', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Twice' })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Twice', claim: 'First', version: 1 })
  const second = admin(villaCalls.update, { ...plain, id, name: 'Villa Twice', claim: 'Second', version: 1 })
  await expect(second).rejects.toMatchObject({ code: 'state_changed', status: 409 })
  expect(await shown(id)).toMatchObject({ claim: 'First', version: 2 })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Twice', claim: 'Without a version' })
  expect(await shown(id)).toMatchObject({ claim: 'Without a version', version: 3 })
})

test('a villa without bookings is deleted when the owner removes it', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Short' })
  await admin(villaCalls.update, { ...plain, id, name: 'Villa Shorter' })
  await admin(villaCalls.remove, { id })
  expect(await site.db.select().from(villas).where(eq(villas.id, id))).toEqual([])
  expect(await newest()).toMatchObject({ action: 'remove', before: { name: 'Villa Shorter' } })
})

test('a removed villa with bookings is neither shown nor for sale, its bookings stay, its name is free', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Booked' })
  const sold = {
    villaId: id,
    ...week,
    status: 'paid' as const,
    total: 2450_00,
    guestName: 'Ana',
    createdAt: site.clock.now,
    code: 'BOOKED',
  }
  await site.db.insert(bookings).values(sold)
  await admin(villaCalls.remove, { id })
  expect(await shown(id)).toBeUndefined()
  const ana = await site.guest('Ana')
  const asked = ana(orderCalls.create, { villaId: id, ...weekLater(1), guest: anaForm, plan: 'full' })
  await expect(asked).rejects.toMatchObject({ code: 'no_such_villa' })
  expect((await admin(bookingCalls.calendar, { villaId: id })).bookings).toMatchObject([{ villa: 'Villa Booked', status: 'paid' }])
  await admin(villaCalls.create, { ...plain, name: 'Villa Booked' })
  await expect(admin(villaCalls.remove, { id })).rejects.toMatchObject({ status: 404 })
})

test('a villa withdrawn during a guest’s payment is shown to the owner, and again after the payment', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Late' })
  const form = await goToBank(await site.guest('Late Guest'), id)
  const told = async () => {
    const { attention } = (await admin(dashboardCalls.stats, {})).stats
    return attention.map(({ text }) => text).filter((text) => text.includes('Villa Late was withdrawn'))
  }
  expect(await told()).toEqual([])
  await admin(villaCalls.remove, { id })
  expect(await told()).toEqual([expect.stringMatching(/a guest was at the bank when Villa Late was withdrawn, and may still pay/)])
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await told()).toEqual([expect.stringMatching(/Villa Late was withdrawn, and has paid since/)])
  const { booking } = await readRecords(site, form.orderId)
  const [mail] = (await site.db.select().from(mails)).filter(({ subject }) => subject === `New booking ${booking.code}`)
  expect(mail?.text).toMatch(/was withdrawn while the guest was at the bank/)
})

describe('withdrawn villas', () => {
  const withdrawnWith = async (name: string) => {
    const { id } = await admin(villaCalls.create, { ...plain, name, claim: 'By the sea', images: ['/pictures/sea.jpg'] })
    const restriction = { villaId: id, ...week, status: 'restricted' as const, guestName: 'ADMIN RESTRICTION', createdAt: site.clock.now }
    await site.db.insert(bookings).values({ ...restriction, code: `K${id}` })
    await admin(villaCalls.remove, { id })
    return id
  }
  const withdrawn = async () => (await admin(villaCalls.withdrawn, {})).villas.map(({ name }) => name)

  test('a withdrawn villa is in the list of withdrawn ones, and after its restoration public and for sale again', async () => {
    const id = await withdrawnWith('Villa Palia')
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    await withdrawnWith('Villa Later')
    expect((await withdrawn()).slice(0, 2)).toEqual(['Villa Later', 'Villa Palia'])
    await admin(villaCalls.bringBack, { id })
    expect(await withdrawn()).not.toContain('Villa Palia')
    expect(await shown(id)).toMatchObject({ slug: 'villa-palia', claim: 'By the sea', images: ['/pictures/sea.jpg'] })
    expect(await newest()).toMatchObject({
      subject: 'villa Villa Palia',
      action: 'bring back',
      before: { withdrawnAt: expect.any(String) },
      after: { withdrawnAt: null },
    })
    const ana = await site.signIn('ana@example.com', 'Password-1')
    await ana(orderCalls.create, { villaId: id, ...weekLater(1), guest: anaForm, plan: 'full' })
    const restricted = ana(orderCalls.create, { villaId: id, ...week, guest: anaForm, plan: 'full' })
    await expect(restricted).rejects.toMatchObject({ code: 'dates_taken' })
  })

  test('a withdrawn villa is restored only if no other villa has its name; another villa’s old URL no longer redirects', async () => {
    const id = await withdrawnWith('Villa Theros')
    const { id: other } = await admin(villaCalls.create, { ...plain, name: 'Villa Theros' })
    await expect(admin(villaCalls.bringBack, { id })).rejects.toMatchObject({
      code: 'slug_taken',
      message: 'Another villa has this name now. Give that one another name first.',
    })
    expect(await withdrawn()).toContain('Villa Theros')
    await admin(villaCalls.update, { ...plain, id: other, name: 'Villa Cheimonas' })
    expect((await shown(other))?.formerSlugs).toEqual(['villa-theros'])
    await admin(villaCalls.bringBack, { id })
    expect((await shown(other))?.formerSlugs).toEqual([])
  })

  test('a villa that is not withdrawn cannot be restored: it is not found', async () => {
    const id = await withdrawnWith('Villa Mia')
    await admin(villaCalls.bringBack, { id })
    await expect(admin(villaCalls.bringBack, { id })).rejects.toMatchObject({ code: 'no_such_villa' })
    await expect(admin(villaCalls.bringBack, { id: 4711 })).rejects.toMatchObject({ code: 'no_such_villa' })
  })
})
