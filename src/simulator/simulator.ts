import { type Context, Hono } from 'hono'
import { redactedFields } from '#nestpay/fields.ts'
import { readFormBody } from '#nestpay/form-body.ts'
import { answerApi } from './api.ts'
import { cardProblem } from './cards.ts'
import { ChaosBoard } from './chaos.ts'
import { controlRoutes } from './control.ts'
import { type Courier, sendOthers } from './courier.ts'
import { enterGate } from './gate.ts'
import { aboutPage, cardPage, deadPage, issuerPage, resultPage, stopPage } from './guest-pages.ts'
import type { Merchant } from './merchant.ts'
import { type Delivery, type Order, OrderBook } from './orders.ts'
import { cancel, issuerChoices, issuerDecides, presentCard, type Till, turnAway } from './till.ts'

export type SimulatorOptions = Merchant & {
  origin: string
  now?: () => Date
  fetch?: typeof fetch
  callbackAllowed?: boolean
  /** Seconds until the result page returns the guest to the shop. */
  refreshSeconds?: number
  stateFile?: string
}

const MOST_ATTEMPTS = 3

/** The bank as one app: card page, issuer page, API and control page. */
export function createSimulator(options: SimulatorOptions) {
  const { refreshSeconds = 3, callbackAllowed = false } = options
  const clock = { minutes: 0 }
  const base = options.now ?? (() => new Date())
  const now = () => new Date(base().getTime() + clock.minutes * 60_000)
  const till: Till = { merchant: options, book: new OrderBook(options.stateFile), chaos: new ChaosBoard(), now }
  const courier: Courier = { till, send: options.fetch ?? fetch, refreshSeconds }
  const app = new Hono()

  const byToken = (c: Context): Order | undefined => till.book.byToken(c.req.param('token') ?? '')

  async function show(c: Context, order: Order, deliveries: Delivery[]): Promise<Response> {
    const carried = await sendOthers(courier, order, deliveries)
    return c.html(carried ? resultPage(order, carried, refreshSeconds) : deadPage(order))
  }

  app.get('/', (c) => c.redirect('/sim'))
  app.get('/fim/est3Dgate', (c) => c.html(aboutPage()))
  app.post('/fim/est3Dgate', async (c) => {
    const read = readFormBody(new Uint8Array(await c.req.arrayBuffer()), c.req.header('content-type') ?? null)
    if ('unreadable' in read) return c.html(stopPage(`The form cannot be read: ${read.unreadable}.`), 400)
    const gate = enterGate(read.fields, { merchant: options, book: till.book, callbackAllowed, now: now() })
    if ('stop' in gate) return c.html(stopPage(gate.stop), 400)
    if ('refuse' in gate) return show(c, gate.order, turnAway(till, gate.order, gate.refuse))
    till.book.note(gate.open, now(), 'in', 'payment form', redactedFields(read.fields))
    return c.html(cardPage(gate.open, null))
  })

  app.post('/fim/pay/:token', async (c) => {
    const order = byToken(c)
    if (!order) return c.html(stopPage('This payment page is no longer open.'), 404)
    if (order.state === 'C') return show(c, order, order.deliveries)
    const form = await c.req.parseBody()
    const entry = { number: text(form.number).replace(/\D/g, ''), month: text(form.month), year: text(form.year), code: text(form.code) }
    const wrong = cardProblem(entry, now())
    if (wrong) {
      order.failCount += 1
      till.book.keep()
      return order.failCount >= MOST_ATTEMPTS ? show(c, order, cancel(till, order)) : c.html(cardPage(order, wrong))
    }
    const presented = presentCard(till, order, entry.number)
    return presented.issuer ? c.redirect(`/acs/${order.token}`, 303) : show(c, order, presented.deliveries)
  })

  app.post('/fim/cancel/:token', (c) => {
    const order = byToken(c)
    return order ? show(c, order, cancel(till, order)) : c.html(stopPage('This payment page is no longer open.'), 404)
  })

  app.get('/acs/:token', (c) => {
    const order = byToken(c)
    return order?.fate ? c.html(issuerPage(order, null)) : c.html(stopPage('There is nothing to confirm.'), 404)
  })
  app.post('/acs/:token', async (c) => {
    const order = byToken(c)
    if (!order?.fate) return c.html(stopPage('There is nothing to confirm.'), 404)
    const { choice, otp } = await c.req.parseBody()
    if (choice === 'otp' && otp !== '123456') return c.html(issuerPage(order, 'oneTimeCode'))
    const decided = choice === 'otp' ? 'confirm' : issuerChoices.find((known) => known === choice)
    return decided ? show(c, order, issuerDecides(till, order, decided)) : c.html(issuerPage(order, 'choice'))
  })

  app.post('/fim/api', async (c) => {
    const body = await c.req.text()
    const xml = body.startsWith('<') ? body : (new URLSearchParams(body).get('DATA') ?? '')
    const mode = till.chaos.for(/<OrderId>([^<]*)/.exec(xml)?.[1] ?? '')?.mode
    if (mode === 'api-down') return c.text('Service unavailable', 503)
    if (mode === 'api-html') return c.html('<html><body>Error 500</body></html>')
    if (mode === 'api-broken-xml') return c.body('<?xml version="1.0" encoding="ISO-8859-9"?><CC5Response><Response>Approved</Resp')
    if (mode === 'api-slow') await slowly(c.req.raw.signal)
    const answer = answerApi(till, xml)
    if (answer.timesOut) return c.text('Gateway timeout', 504)
    return c.body(Buffer.from(answer.xml, 'latin1'), 200, { 'content-type': 'text/xml; charset=ISO-8859-9' })
  })

  app.route('/sim', controlRoutes(courier, { clock, callbackAllowed }))
  return { app, till, clock, origin: options.origin }
}

/** Waits 30 seconds, or until the client disconnects. */
const slowly = (hungUp: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, 30_000)
    hungUp.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
