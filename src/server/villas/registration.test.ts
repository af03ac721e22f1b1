import { afterAll, beforeAll, expect, test } from 'vitest'
import { villaCalls } from '#contract/villas.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'
import { unregisteredVillas } from './unregistered-villas.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const plain = { name: 'Villa Thea', size: 95, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
const ama = { registrationKind: 'ama', registrationNumber: '00012345678', levyClass: 'short_let' } as const

test('a new villa has no registration, and a change that does not send it leaves it unchanged', async () => {
  const { id } = await admin(villaCalls.create, plain)
  const shown = async () => (await site.visitor(villaCalls.one, { villa: String(id) })).villa
  expect(await shown()).toMatchObject({ registrationKind: 'none', registrationNumber: '', levyClass: '' })
  await admin(villaCalls.update, { ...plain, id, ...ama })
  await admin(villaCalls.update, { ...plain, id, size: 81 })
  expect(await shown()).toMatchObject({ ...ama, size: 81 })
  await admin(villaCalls.update, { ...plain, id, size: 81, levyClass: 'detached_over_80' })
  await expect(admin(villaCalls.update, { ...plain, id, size: 80 })).rejects.toMatchObject({
    status: 400,
    fields: { levyClass: 'This class is for houses of more than 80 m²; look at the size above' },
  })
  await expect(admin(villaCalls.update, { ...plain, id, registrationNumber: ' ' })).rejects.toMatchObject({
    fields: { registrationNumber: 'Please give the number of the registration' },
  })
  expect(await shown()).toMatchObject({ size: 81, registrationNumber: ama.registrationNumber })
})

test('the registration number is in the mails about a stay', async () => {
  const { villas } = await site.visitor(villaCalls.list, {})
  const form = await goToBank(await site.guest('Ana'), villas[0]?.id ?? 0)
  await pay(site, form)
  await bring(site, form.orderId)
  const texts = (await site.db.select({ text: mails.text }).from(mails)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Greek registration: AMA 00012345678')).length).toBeGreaterThan(1)
})

test('in live mode no villa is for sale without registration and levy class', async () => {
  const { id } = await admin(villaCalls.create, { ...plain, name: 'Villa Onar' })
  expect((await unregisteredVillas(site.db)).map(({ name }) => name)).toEqual(['Villa Onar'])
  Object.assign(site.deps.env, { LIVE: '1' })
  await expect(admin(villaCalls.create, { ...plain, name: 'Villa Nea' })).rejects.toMatchObject({
    fields: {
      registrationKind: 'Guests pay real money here: a villa needs its registration',
      levyClass: 'Guests pay real money here: please choose the class of the levy',
    },
  })
  await admin(villaCalls.update, { ...plain, name: 'Villa Onar', id, ...ama, levyClass: 'none' })
  expect(await unregisteredVillas(site.db)).toEqual([])
})
