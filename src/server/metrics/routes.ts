import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Gauge } from 'prom-client'
import type { Deps } from '../deps.ts'
import type { Bindings } from '../http/address.ts'
import { countedGauges, type Gauge as Declared, gauges } from './gauges.ts'

const COUNTED_AGAIN_AFTER_MS = 15_000

/** `/metrics` for monitoring. For unauthorised callers it behaves like an unknown path. */
export function metricsRoutes(deps: Deps) {
  const { registry } = deps.meters
  const registered = new Map([...gauges, ...countedGauges].map((gauge) => [gauge, declared(gauge, deps)]))
  const up = new Gauge({ name: 'villas_database_up', help: '1 while the database answers', registers: [registry] })
  let countedAt = Number.NEGATIVE_INFINITY

  async function readAll(): Promise<void> {
    for (const gauge of gauges) await show(gauge)
    if (performance.now() - countedAt < COUNTED_AGAIN_AFTER_MS) return
    for (const gauge of countedGauges) await show(gauge)
    countedAt = performance.now()
  }
  async function show(gauge: Declared): Promise<void> {
    const values = await gauge.read(deps)
    const shown = registered.get(gauge)
    shown?.reset()
    // Without values the metric is absent, not 0.
    if (values.length === 0) shown?.remove()
    for (const [labels, value] of values) shown?.set(labels, value)
  }

  return new Hono<{ Bindings: Bindings }>().get('/metrics', async (c, next) => {
    if (!mayRead(c.req.raw, c.env, deps.env.METRICS_TOKEN)) return next()
    const reached = await readAll().then(
      () => true,
      () => false,
    )
    up.set(reached ? 1 : 0)
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })
}

const declared = ({ name, help, labels }: Declared, { meters }: Deps) =>
  new Gauge({ name, help, labelNames: labels, registers: [meters.registry] })

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Allows callers with the token, and direct callers on this machine that came through no proxy. */
function mayRead({ headers }: Request, env: Bindings | undefined, token: string | undefined): boolean {
  if (token && equalsInConstantTime(headers.get('authorization') ?? '', `Bearer ${token}`)) return true
  return LOOPBACK.has(env?.incoming?.socket?.remoteAddress ?? '') && !PROXY_HEADERS.some((name) => headers.has(name))
}

const equalsInConstantTime = (given: string, wanted: string): boolean => timingSafeEqual(hashText(given), hashText(wanted))
const hashText = (text: string): Buffer => createHash('sha256').update(text).digest()
