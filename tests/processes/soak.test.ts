import { expect, test } from 'vitest'
import { soak } from '../soak-site.ts'

const postgres = process.env.TEST_DATABASE_URL

test.runIf(postgres)('failures of bank, mail server and disk during bookings are reported and lose nothing', async () => {
  const { unannounced, paid, requests } = await soak({ postgres: { url: postgres ?? '' }, seconds: 15, rate: 8 })
  expect(unannounced).toEqual([])
  expect(requests).toBeGreaterThan(100)
  expect(paid).toBeGreaterThan(0)
})
