import { expect, test } from 'vitest'
import { soak } from './soak-site.ts'

const postgres = process.env.TEST_DATABASE_URL

test.runIf(postgres)(
  'bank, mail server and disk fail while guests book: every error says so, and nothing is lost',
  async () => {
    const { unannounced, paid, requests } = await soak({ postgres: { url: postgres ?? '' }, seconds: 15, rate: 8 })
    expect(unannounced).toEqual([])
    expect(requests).toBeGreaterThan(100)
    expect(paid).toBeGreaterThan(0)
  },
  240_000,
)
