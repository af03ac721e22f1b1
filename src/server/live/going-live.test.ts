import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { goingLiveCalls } from '#contract/going-live.ts'
import { peopleCalls } from '#contract/people.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type LiveConditionCode, liveConditionCodes } from '#domain/going-live/conditions.ts'
import { villas as firstVillas } from '../../../seed/villas.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { unmetConditions } from './unmet-conditions.ts'

let site: TestSite
let owner: Client
beforeEach(async () => {
  site = await testSite()
  onTestFinished(() => site.close())
  owner = await site.admin()
})

const read = async () => (await owner(goingLiveCalls.read, {})).conditions
const lacks = async (code: LiveConditionCode) => (await read()).find((one) => one.code === code)?.lacks.map(({ name }) => name)

test('an owner of a new house reads every condition once, in the order in which it is done, and who meets it', async () => {
  const conditions = await read()
  expect(conditions.map(({ code }) => code)).toEqual(liveConditionCodes)
  expect(conditions.find(({ code }) => code === 'contact')).toEqual({
    code: 'contact',
    who: 'owner',
    needed: true,
    page: '/admin/dashboard/settings?tab=contact',
    lacks: ['contact.address', 'contact.email', 'contact.phone', 'contact.latitude', 'contact.longitude'].map((name) => ({
      name,
      page: `/admin/dashboard/settings?tab=contact#${name}`,
      by: null,
    })),
  })
  expect(await lacks('bank')).toEqual(['NESTPAY_'])
})

test('what is missing of a site that goes live is the same for its start, its doctor and its owner', async () => {
  const needed = (await read()).filter((one) => one.needed)
  const unmet = await unmetConditions(site.db, site.deps.env)
  expect(needed.flatMap((one) => one.lacks.map(({ name }) => `${one.code} ${name}`)).sort()).toEqual(
    [...new Set(unmet.map(({ code, name }) => `${code} ${name}`))].sort(),
  )
})

test('a value that is filled in but true of no house stays on the list', async () => {
  const { settings } = await owner(settingsCalls.stored, {})
  const company = { ...settings.company, legalName: 'Ours', address: 'Sea Street 1', accommodationNumber: 'AMA 00012345678' }
  const zeros = { ...company, registrationNumber: '00000000', taxNumber: '000000000' }
  await owner(settingsCalls.save, { company: zeros })
  expect(await lacks('company')).toEqual(['company.registrationNumber', 'company.taxNumber'])
  await owner(settingsCalls.save, { company: { ...zeros, registrationNumber: '21345678', taxNumber: '108765432' } })
  expect(await lacks('company')).toEqual([])
})

test('advice names sample villas and owners without a second step, and keeps no site from going live', async () => {
  const [{ name, about }] = firstVillas
  await aVilla(site.db, { name, about })
  await aVilla(site.db, { name, slug: 'of-our-own', about: 'A house of our own' })
  expect(await lacks('samples')).toEqual(['Villa Armonia'])
  expect(await lacks('prices')).toEqual([''])
  const { people } = await owner(peopleCalls.list, {})
  expect(await lacks('two_step')).toEqual(people.map(({ fullName }) => fullName))
  const advised = (await read()).filter(({ needed }) => !needed).map(({ code }) => code)
  expect((await unmetConditions(site.db, site.deps.env)).filter(({ code }) => (advised as string[]).includes(code))).toEqual([])
})
