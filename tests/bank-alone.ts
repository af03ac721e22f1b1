import { requestHash } from '../src/nestpay/hash.ts'
import { paymentFields } from '../src/nestpay/request.ts'
import { SIMULATOR_MERCHANT } from '../src/simulator/merchant.ts'
import { createSimulator, type SimulatorOptions } from '../src/simulator/simulator.ts'

const RETURN = 'https://shop.example/return'
const CALLBACK = 'https://shop.example/call'

type Heard = { url: string; fields: Record<string, string> }
type Changes = { hashVersion?: 'ver2' | 'ver3'; amount?: number; oid?: string; lang?: string; callbackUrl?: string; trantype?: string }

/** The simulated bank without the site; the shop only records the messages it receives. */
export function bankAlone(options: Partial<SimulatorOptions> = {}) {
  const clock = { now: new Date('2026-06-01T09:00:00Z') }
  const heard: Heard[] = []
  const shop = { answer: 'Approved' }
  const { app, till } = createSimulator({
    ...SIMULATOR_MERCHANT,
    origin: 'http://127.0.0.1:3001',
    now: () => clock.now,
    refreshSeconds: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      heard.push({ url: request.url, fields: Object.fromEntries(new URLSearchParams(await request.text())) })
      return new Response(shop.answer)
    },
    ...options,
  })
  const posted = (path: string, fields: Record<string, string>) =>
    Promise.resolve(app.request(path, { method: 'POST', body: new URLSearchParams(fields) }))

  return {
    clock,
    heard,
    shop,
    till,
    callback: CALLBACK,
    get: async (path: string) => (await app.request(path)).text(),
    posted,
    page: async (path: string, fields: Record<string, string> = {}) => (await posted(path, fields)).text(),
    json: async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return response.json()
    },
    /** Calls the API as the merchant's server does. */
    ask: async (xml: string) => new Uint8Array(await (await posted('/fim/api', { DATA: xml })).arrayBuffer()),
    send: async (path: string, body: string) => new Uint8Array(await (await app.request(path, { method: 'POST', body })).arrayBuffer()),
    order: (oid: string) => till.book.get(oid),
  }
}

export type BankAlone = ReturnType<typeof bankAlone>

let made = 0

/** A signed payment form over 1,000 dinars with a new order id. */
export function aForm(changes: Changes = {}): Record<string, string> {
  made += 1
  const { hashVersion = 'ver2', amount = 1_000, oid = `VB-TEST${made}-1-01`, lang = 'en', callbackUrl, trantype = 'Auth' } = changes
  const request = { hashVersion, amount, oid, lang, returnUrl: RETURN, shopUrl: 'https://shop.example/' }
  const { hash: _hash, ...fields } = paymentFields({ ...SIMULATOR_MERCHANT, ...request, ...(callbackUrl ? { callbackUrl } : {}) })
  const wanted = { ...fields, trantype }
  return { ...wanted, hash: requestHash(hashVersion, Object.entries(wanted), SIMULATOR_MERCHANT.storeKey) }
}

/** Hidden fields and target of the form that returns the guest to the shop. */
export function formIn(page: string): { action: string; fields: Record<string, string> } {
  const action = /<form method="post" action="([^"]+)" id="back"/.exec(page)?.[1] ?? ''
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return { action, fields: Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, value])) }
}
