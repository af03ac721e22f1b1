import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperCalls } from '#contract/papers.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { readText } from '../../../tests/poppler.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { filesIn } from '../../../tests/zip-files.ts'

let site: TestSite
let ana: Client
let owner: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
})
afterAll(() => site.close())

const archive = (month: string, client = owner) => site.send(`/api/exportPapers.php?month=${month}`, { headers: { cookie: client.cookie } })
const readFiles = async (month: string) => filesIn(Buffer.from(await (await archive(month)).arrayBuffer()))

test('the ZIP file of a month has its documents and a CSV list of them', async () => {
  expect([...(await readFiles('2026-06')).keys()]).toEqual(['documents-2026-06.csv'])
  for (const [index, villa] of [await aVilla(site.db), await aVilla(site.db)].entries()) {
    const form = await goToBank(ana, villa.id, weekLater(index))
    await pay(site, form)
    await bring(site, form.orderId)
  }
  const response = await archive('2026-06')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="documents-2026-06.zip"',
  })
  const files = filesIn(Buffer.from(await response.arrayBuffer()))
  const names = ['booking-confirmation-BC-2026-00001.pdf', 'receipt-RC-2026-00001.pdf']
  expect([...files.keys()]).toEqual([...names, ...names.map((name) => name.replace('00001', '00002')), 'documents-2026-06.csv'])
  expect(readText(files.get('receipt-RC-2026-00002.pdf') ?? Buffer.alloc(0))).toContain('RC-2026-00002')
  const lines = files.get('documents-2026-06.csv')?.toString().split('\r\n') ?? []
  expect(lines[0]).toBe('\ufeffNumber,Kind,Issued,Booking,Month,Amount EUR,File')
  expect(lines).toHaveLength(6)
  expect(lines[2]).toMatch(/^RC-2026-00001,Receipt,2026-06-01,\w{6},,2450\.00,receipt-RC-2026-00001\.pdf$/)
  expect([...(await readFiles('2026-05')).keys()]).toEqual(['documents-2026-05.csv'])
})

test('the list has totals by kind, and pages', async () => {
  const list = await owner(paperCalls.ofMonth, { month: '2026-06', limit: 1, offset: 1 })
  expect(list).toMatchObject({ total: 4, papers: [{ number: 'BC-2026-00002' }] })
  expect(list.kinds).toEqual([
    { kind: 'confirmation', count: 2, amount: 4_900_00 },
    { kind: 'receipt', count: 2, amount: 4_900_00 },
  ])
})

test('guests cannot download the archive', async () => {
  expect((await archive('2026-06', ana)).status).toBe(403)
})

test('an archive of ten thousand documents is streamed, and cancelling the download is possible', async () => {
  await site.asOwner(sql`INSERT INTO papers (kind, year, number, issued_at, month, amount_cents, content)
    SELECT 'statement', 2025, n, '2025-03-01'::timestamptz + n * interval '1 minute', '2025-02', 0, content
    FROM generate_series(1, 10000) n, (SELECT content FROM papers LIMIT 1) one`)
  const { body } = await archive('2025-03')
  const reader = body?.getReader()
  const first = await reader?.read()
  expect(first?.value?.length).toBeGreaterThan(0)
  await reader?.cancel()
  expect((await owner(paperCalls.ofMonth, { month: '2025-03', limit: 50, offset: 9_950 })).papers).toHaveLength(50)
})
