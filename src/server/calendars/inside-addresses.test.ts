import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarCalls } from '#contract/calendars.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { publicNet } from '../outside/public-net.ts'

/** DNS records of the test. */
const names: Record<string, string> = { 'intranet.example': '10.0.0.5', 'clouds.example': '169.254.169.254' }

let site: TestSite
let admin: Client
let villaId: number
beforeAll(async () => {
  site = await testSite()
  site.deps.publicNet = publicNet({
    resolve: async (name) => {
      const address = names[name]
      if (!address) throw new Error(`no such name: ${name}`)
      return [{ address, family: 4 }]
    },
  })
  admin = await site.admin()
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

test.each(Object.keys(names))('a calendar at %s is refused, because it resolves to an internal address', async (name) => {
  await expect(admin(calendarCalls.connect, { villaId, name: 'Inside', importUrl: `https://${name}/1.ics` })).rejects.toMatchObject({
    status: 400,
    fields: { importUrl: 'This address leads into the server’s own network, not to a platform' },
  })
  expect((await admin(calendarCalls.list, {})).calendars).toEqual([])
})

test('a host that resolves to an internal address later is not read', async () => {
  await admin(calendarCalls.connect, { villaId, name: 'Turncoat', importUrl: 'https://turncoat.example/1.ics' })
  const read = async () => (await admin(calendarCalls.list, {})).calendars[0]
  expect(await read()).toMatchObject({ readError: 'The platform does not answer at this address' })
  names['turncoat.example'] = '127.0.0.1'
  await site.later(15)
  expect(await read()).toMatchObject({ readError: 'The address leads into the server’s own network', blocks: 0 })
})
