import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankMessageCalls } from '#contract/bank-messages.ts'
import { badDay, bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let admin: Client
let good: string
let forged: string

beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
  const ana = await site.guest('Ana')
  const villa = await aVilla(site.db)
  const first = await goToBank(ana, villa.id)
  await pay(site, first)
  await bring(site, first.orderId)
  const second = await goToBank(ana, villa.id, weekLater(1))
  await badDay(site, second.orderId, 'wrong-hash')
  await pay(site, second)
  await bring(site, second.orderId)
  good = first.orderId
  forged = second.orderId
})
afterAll(() => site.close())

test('a rejected answer of the bank is listed with the reason', async () => {
  const { messages, total } = await admin(bankMessageCalls.list, { notApplied: true })
  expect(total).toBe(1)
  expect(messages).toMatchObject([{ orderId: forged, source: 'return', verdict: 'reject', reason: expect.stringMatching(/hash/i) }])
})

test('a search by booking returns its messages without card data', async () => {
  const { messages } = await admin(bankMessageCalls.list, { search: good.slice(0, 9) })
  expect(messages).toMatchObject([{ orderId: good, verdict: 'approved' }])
  const said = JSON.stringify(messages[0]?.fields)
  expect(said).toContain('ProcReturnCode')
  expect(said).not.toMatch(/4546711234567894|cvv/i)
})
