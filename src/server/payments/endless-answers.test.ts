import { expect, test } from 'vitest'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { askSource } from '../currency/source.ts'
import { nestpayMerchant } from './nestpay-merchant.ts'

/** A response body without an end; the test finishes only if the reader stops. */
function endless(prefix: string) {
  const state = { bytes: 0, cancelled: false }
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(prefix)),
    pull: (controller) => {
      state.bytes += chunk.length
      controller.enqueue(chunk)
    },
    cancel: () => {
      state.cancelled = true
    },
  })
  return { state, answering: (async () => new Response(body)) as typeof fetch }
}

test('an endless response of the bank is aborted and counts as no response', async () => {
  const { state, answering } = endless('<CC5Response>')
  const keys = { ...SIMULATOR_MERCHANT, hashVersion: 'ver2' as const, gatewayUrl: 'http://bank.test/gate', apiUrl: 'http://bank.test/api' }
  const bank = nestpayMerchant(keys, { siteUrl: 'http://localhost', langs: ['en'], callback: false, fetch: answering })
  expect(await bank.askOrder('VB-7K3Q9A-1-01', 1)).toMatchObject({ state: 'silent' })
  expect(state.cancelled).toBe(true)
  expect(state.bytes).toBeLessThan(2 * 1024 * 1024)
})

test('an endless exchange rate response is aborted', async () => {
  const { state, answering } = endless('{')
  await expect(askSource(answering, 'http://rates.test/')).rejects.toThrow('too large')
  expect(state.cancelled).toBe(true)
})
