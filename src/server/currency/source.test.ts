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

test('the rate is divided by the parity', async () => {
  expect(await askSource(answering({ ...good, parity: 100, exchange_middle: 11_716.43 }), 'https://kurs.example')).toMatchObject({
    units: 117_1643,
  })
})

test.each([
  ['an error of the source', { error: 'no list' }],
  ['an implausible rate', { ...good, exchange_middle: 1.17 }],
  ['a rate as text', { ...good, exchange_middle: '117,16' }],
  ['a list instead of an object', [good]],
  ['a list without its currency', { ...good, code: undefined }],
])('%s is not accepted as a rate', async (_, body) => {
  await expect(askSource(answering(body), 'https://kurs.example')).rejects.toThrow()
})

test('a response with status 500 is not accepted', async () => {
  await expect(askSource(answering(good, 500), 'https://kurs.example')).rejects.toThrow('HTTP error! status: 500')
})
