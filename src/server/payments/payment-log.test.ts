import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bring, changed, emptyCard, type Fields, goodCard, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, weekLater } from '../../../tests/builders.ts'
import { listening } from '../../../tests/listening.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { minutesAfter } from '../clock.ts'
import { observed } from '../http/observed.ts'
import { routeNames } from '../http/route-names.ts'
import { siteLog } from '../log.ts'

type Line = Record<string, unknown>

let site: TestSite
let ana: Client
let server: Awaited<ReturnType<typeof listening>>
let villaId: number
let lines: Line[] = []
const log = siteLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  site = await testSite({ log })
  ana = await site.guest('Ana Petrovic')
  villaId = (await aVilla(site.db)).id
  const deps = site.deps
  server = await listening(observed(deps, routeNames([]), getRequestListener(createApp(deps).fetch)))
})
afterAll(async () => {
  await server.close()
  await site.close()
})
beforeEach(() => {
  lines = []
})

/** The bank's answers, as the guest's browser brings them over the network. */
const returnWith = (fields: Fields) =>
  fetch(`${server.url}/api/booking/payment-return.php`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

const ofPayments = () => lines.filter(({ msg }) => String(msg).startsWith('payment '))

/** Lines as they are in the documents, where time, process, request and booking are invented. */
const comparable = (all: Line[]) =>
  all.map(({ time, pid, hostname, requestId, booking, orderId, ...line }) => ({
    ...line,
    orderId: String(orderId).slice('VB-XXXXXX'.length),
  }))

const documented = (incident: string): Line[] => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const block = text.split(`**${incident}`)[1]?.split('```')[1] ?? ''
  return block
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

test('the log tells of a card that is declined as docs/operating.md shows it', async () => {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form, { card: emptyCard })
  await returnWith(answer?.fields ?? [])
  expect(comparable(ofPayments())).toEqual(comparable(documented('A card that is declined')))
})

test('the log tells of an answer that is not signed by the bank as docs/operating.md shows it', async () => {
  const form = await goToBank(ana, villaId, weekLater(1))
  const [answer] = await pay(site, form, { card: goodCard })
  await returnWith(changed(answer?.fields ?? [], { HASH: 'forged' }))
  expect(comparable(ofPayments())).toEqual(comparable(documented('An answer that proves nothing')))
})

test('the log tells of an approval after the nights were sold as docs/operating.md shows it', async () => {
  const form = await goToBank(ana, villaId, weekLater(2))
  const [answer] = await pay(site, form)
  site.clock.now = minutesAfter(site.clock.now, 21)
  const bobs = await goToBank(await site.guest('Bob Keller'), villaId, weekLater(2))
  await pay(site, bobs)
  await bring(site, bobs.orderId)
  await returnWith(answer?.fields ?? [])
  await site.later(1)
  const hers = ofPayments().filter(({ orderId }) => orderId === form.orderId)
  expect(comparable(hers)).toEqual(comparable(documented('An approval that comes too late')))
})

test('the lines of payments name request or job, and neither card nor guest', async () => {
  const form = await goToBank(ana, villaId, weekLater(3))
  const [answer] = await pay(site, form, { card: goodCard })
  await returnWith(answer?.fields ?? [])
  await site.later(11)
  const told = ofPayments()
  expect(told.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['payment opened', 'payment answered', 'payment settled', 'payment asked']),
  )
  expect(told.find(({ msg }) => msg === 'payment answered')?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(told.find(({ msg }) => msg === 'payment asked')?.job).toBe('ask the bank')
  for (const word of ['Ana', 'Petrovic', 'example.com', anaForm.phone, goodCard.slice(0, 6), goodCard.slice(-4)])
    expect(JSON.stringify(told.map(({ time, requestId, ...line }) => line)), word).not.toContain(word)
})

test('answers are counted by verdict and code, and what proves nothing makes no label', async () => {
  const form = await goToBank(ana, villaId, weekLater(4))
  const [answer] = await pay(site, form, { card: emptyCard })
  await returnWith(changed(answer?.fields ?? [], { ProcReturnCode: 'label of an attacker' }))
  await returnWith([['oid', 'nothing']])
  const metrics = await site.deps.meters.registry.metrics()
  expect(metrics).toMatch(/villas_bank_answers_total\{verdict="failed",code="51"\} 1/)
  expect(metrics).toMatch(/villas_bank_answers_total\{verdict="reject",code="none"\} 2/)
  expect(metrics).toMatch(/villas_bank_answers_total\{verdict="ignore",code="none"\} 1/)
  expect(metrics).not.toContain('attacker')
  expect(metrics).toMatch(/villas_build_info\{version="\d[^"]+",schema="\d{4}",node="\d[^"]+"\} 1/)
})
