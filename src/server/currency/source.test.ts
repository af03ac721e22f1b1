import { expect, test } from 'vitest'
import { askSource } from './source.ts'

const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status })
const good = { code: 'EUR', date: '2026-06-01', parity: 1, exchange_middle: 117.1643 }

test('the middle rate is read with its day', async () => {
  expect(await askSource(answering(good), 'https://kurs.example')).toEqual({ units: 117_1643, day: '2026-06-01', code: 'EUR' })
})

test('for as many euros as the list says', async () => {
  expect(await askSource(answering({ ...good, parity: 100, exchange_middle: 11_716.43 }), 'https://kurs.example')).toMatchObject({
    units: 117_1643,
  })
})

test.each([
  ['an error of the source', { error: 'no list' }],
  ['a rate that cannot be true', { ...good, exchange_middle: 1.17 }],
  ['a rate as text', { ...good, exchange_middle: '117,16' }],
  ['another shape', [good]],
  ['a list without its currency', { ...good, code: undefined }],
])('%s is not taken for a rate', async (_, body) => {
  await expect(askSource(answering(body), 'https://kurs.example')).rejects.toThrow()
})

test('a failing server is not taken for a rate', async () => {
  await expect(askSource(answering(good, 500), 'https://kurs.example')).rejects.toThrow('HTTP error! status: 500')
})
