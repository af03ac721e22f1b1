import { Hono } from 'hono'
import { cardProblem } from './cards.ts'
import { type ChaosMode, chaosModes } from './chaos.ts'
import { controlPage } from './control-page.ts'
import { type Courier, deliver } from './courier.ts'
import { enterGate } from './gate.ts'
import { cancel, type IssuerChoice, issuerDecides, presentCard, turnAway } from './till.ts'

type Posted = Record<string, unknown>
type Desk = { clock: { minutes: number }; callbackAllowed: boolean }

/** Control page and the equivalent JSON API for tests (nestpay.md 13.7). */
export function controlRoutes(courier: Courier, { clock, callbackAllowed }: Desk) {
  const { till } = courier
  const { book, chaos, now, merchant } = till
  const app = new Hono()
  const posted = async (request: Request): Promise<Posted> =>
    request.headers.get('content-type')?.includes('json') ? await request.json() : Object.fromEntries(await request.formData())
  const answer = (request: Request, body: unknown) =>
    request.headers.get('content-type')?.includes('json')
      ? Response.json(body)
      : new Response(null, { status: 303, headers: { location: '/sim' } })
  const given = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

  app.get('/', (c) => c.html(controlPage(book.all(), clock.minutes)))
  app.get('/orders/:oid', (c) => {
    const order = book.get(c.req.param('oid'))
    return order ? c.json(order) : c.json({ error: 'No such order' }, 404)
  })
  app.post('/chaos', async (c) => {
    const { mode, oid, card, minutes } = await posted(c.req.raw)
    const known = chaosModes.find((name): name is ChaosMode => name === mode)
    if (mode && !known) return c.json({ error: 'No such mode' }, 400)
    const scope = { ...(given(oid) ? { oid: given(oid) } : {}), ...(given(card) ? { card: given(card) } : {}) } as {
      oid?: string
      card?: string
    }
    chaos.set(scope, known ? { mode: known, minutes: Number(minutes ?? 5) } : null)
    return answer(c.req.raw, { success: true })
  })
  app.post('/clock', async (c) => {
    clock.minutes = Number((await posted(c.req.raw)).minutes) || 0
    return answer(c.req.raw, { now: now().toISOString() })
  })
  app.post('/end-of-day', (c) => {
    for (const order of book.all().filter(({ state }) => state === 'C')) book.put({ ...order, state: 'S' })
    return answer(c.req.raw, { success: true })
  })
  app.post('/reset', (c) => {
    book.clear()
    chaos.clear()
    clock.minutes = 0
    return answer(c.req.raw, { success: true })
  })

  /** Pays without a browser: { fields, card, issuer? } returns the answers for the shop. */
  app.post('/pay', async (c) => {
    const {
      fields,
      card,
      issuer = 'confirm',
    } = (await c.req.json()) as { fields: Record<string, string>; card: string; issuer?: IssuerChoice | 'cancel' }
    const gate = enterGate(Object.entries(fields), { merchant, book, callbackAllowed, now: now() })
    if ('stop' in gate) return c.json({ error: gate.stop }, 400)
    if ('refuse' in gate) return c.json({ deliveries: turnAway(till, gate.order, gate.refuse) })
    const order = gate.open
    if (issuer === 'cancel') return c.json({ deliveries: cancel(till, order) })
    const wrong = cardProblem({ number: card, month: '12', year: '30', code: '000' }, now())
    if (wrong) return c.json({ error: wrong }, 400)
    const presented = presentCard(till, order, card)
    return c.json({ deliveries: presented.issuer ? issuerDecides(till, order, issuer) : presented.deliveries })
  })

  /** Posts the answers of an order to the shop: { oid, index? }; all or one. */
  app.post('/deliver', async (c) => {
    const { oid, index } = (await c.req.json()) as { oid: string; index?: number }
    const order = book.get(oid)
    if (!order) return c.json({ error: 'No such order' }, 404)
    const answers = []
    for (const delivery of index === undefined ? order.deliveries : order.deliveries.slice(index, index + 1)) {
      const response = await deliver(courier, order, delivery)
      answers.push({ status: response.status, location: response.headers.get('location'), body: await response.text() })
    }
    return c.json({ answers })
  })
  return app
}
