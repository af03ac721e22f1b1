import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { jobCalls } from '#contract/jobs.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

test('a change is listed with who, when, before and after, and with only the fields that differ', async () => {
  const { settings } = await admin(settingsCalls.read, {})
  await admin(settingsCalls.save, { texts: { ...settings.texts, termsVersion: '2027-01' } })
  site.clock.now = new Date('2026-06-01T10:00:00Z')
  await admin(pricingCalls.saveBaseRate, { baseRate: 365_50 })
  const { activity, total } = await admin(activityCalls.list, {})
  expect(total).toBe(2)
  expect(activity).toMatchObject([
    { who: 'Owner', at: '2026-06-01T10:00:00.000Z', subject: 'base rate', action: 'change', before: 350_00, after: 365_50 },
    { who: 'Owner', at: '2026-06-01T09:00:00.000Z', subject: 'settings texts' },
  ])
  expect(activity[1]).toMatchObject({ before: { termsVersion: '2026-11' }, after: { termsVersion: '2027-01' } })
  expect(Object.keys(activity[1]?.after as object)).toEqual(['termsVersion'])
})

test('the list has pages and can be searched by subject', async () => {
  expect((await admin(activityCalls.list, { limit: 1, offset: 1 })).activity).toMatchObject([{ subject: 'settings texts' }])
  expect(await admin(activityCalls.list, { search: 'BASE' })).toMatchObject({ total: 1, activity: [{ subject: 'base rate' }] })
})

test('a search finds words in the language of the back office, with and without accents, and the stored words', async () => {
  await site.later(0)
  await admin(jobCalls.runNow, { job: 'back up' })
  const foundIn = async (lang: string, search: string) => {
    const answer = await site.send(`/api/adminActivity.php?${new URLSearchParams({ lang, search })}`, {
      headers: { cookie: admin.cookie },
    })
    const { activity } = (await answer.json()) as { activity: { subject: string }[] }
    return activity.map(({ subject }) => subject)
  }
  expect(await foundIn('sr', 'Osnovna cena')).toEqual(['base rate'])
  expect(await foundIn('sr', 'podesavanja')).toEqual(['settings texts'])
  expect(await foundIn('sr', 'rezervna kopija')).toEqual(['job back up'])
  expect(await foundIn('sr', 'pokretanje')).toEqual(['job back up'])
  expect(await foundIn('el', 'ΡΥΘΜΙΣΕΙΣ')).toEqual(['settings texts'])
  expect(await foundIn('el', 'αντίγραφο')).toEqual(['job back up'])
  expect(await foundIn('el', 'texts')).toEqual(['settings texts'])
  expect(await foundIn('en', 'run now')).toEqual(['job back up'])
  expect(await foundIn('en', 'podešavanja')).toEqual([])
  expect(await foundIn('sr', 'nema toga')).toEqual([])
})
