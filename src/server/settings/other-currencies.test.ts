import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsCalls } from '#contract/settings.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { refreshExchangeRate } from '../currency/exchange-rate.ts'
import type { Deps } from '../deps.ts'
import { readCurrencies } from './read-currencies.ts'

let site: TestSite
let deps: Deps
/** Dinars for one unit by currency; a currency that is missing cannot be read. */
let dinars: Record<string, number>
let asked: string[]

const DAY = 24 * 60

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  dinars = { EUR: 117, CHF: 125, GBP: 134.5 }
  asked = []
  deps = {
    ...site.deps,
    fetch: async (input) => {
      const code = /currencies\/(\w+)\//.exec(String(input))?.[1]?.toUpperCase() ?? ''
      asked.push(code)
      const date = site.clock.now.toISOString().slice(0, 10)
      return dinars[code] ? Response.json({ code, parity: 1, date, exchange_middle: dinars[code] }) : Response.json({ error: 'no list' })
    },
  }
})
afterEach(() => site.close())

const later = async (minutes: number) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
  await refreshExchangeRate(deps)
  await readCurrencies(deps)
}
const shown = async () => {
  site.deps.content.changed()
  return (await site.visitor(settingsCalls.read, {})).otherCurrencies.map(({ code, rate }) => `${code} ${rate}`)
}
const choose = async (...currencies: typeof seedSettings.booking.currencies) =>
  (await site.admin())(settingsCalls.save, { booking: { ...seedSettings.booking, currencies } })

test('rates are returned for the chosen currencies, in their order', async () => {
  expect(await shown()).toEqual([])
  await later(0)
  expect(await shown()).toEqual(['RSD 117', 'CHF 0.936', 'GBP 0.8699'])
  await choose('GBP', 'RSD')
  expect(await shown()).toEqual(['GBP 0.8699', 'RSD 117'])
  await choose()
  await later(5)
  expect(await shown()).toEqual([])
})

test('a rate is read every six hours; if that fails the last one is kept for a week', async () => {
  await later(0)
  expect(asked).toEqual(['EUR', 'CHF', 'GBP'])
  await later(5)
  expect(asked).toHaveLength(3)
  dinars = { EUR: 117, GBP: 135 }
  await later(6 * 60 + 1)
  expect(await shown()).toEqual(['RSD 117', 'CHF 0.936', 'GBP 0.8667'])
  await later(7 * DAY)
  expect(await shown()).toEqual(['RSD 117', 'GBP 0.8667'])
})

test('an implausible rate is not shown', async () => {
  dinars = { EUR: 117, CHF: 12_500, GBP: 1.345 }
  await later(0)
  expect(await shown()).toEqual(['RSD 117'])
})

test('without a euro rate nothing is shown, and no other rate is read', async () => {
  dinars = { CHF: 125 }
  await later(0)
  expect(await shown()).toEqual([])
  expect(asked).toEqual(['EUR'])
})

test('pages are rendered again when a rate has changed, not when it was only read again', async () => {
  await later(0)
  const before = await site.deps.content.version()
  const version = () => {
    site.deps.content.changed()
    return site.deps.content.version()
  }
  await later(6 * 60 + 1)
  expect(await version()).toBe(before)
  dinars.CHF = 126
  await later(6 * 60 + 1)
  expect(await version()).toBeGreaterThan(before)
})

test('five currencies, a duplicate and an unknown currency are refused', async () => {
  await expect(choose('RSD', 'CHF', 'GBP', 'USD', 'HUF')).rejects.toMatchObject({
    fields: { currencies: 'Please choose at most four currencies' },
  })
  await expect(choose('CHF', 'CHF')).rejects.toMatchObject({ status: 400 })
  await expect(choose('EUR' as 'CHF')).rejects.toMatchObject({ status: 400 })
})
