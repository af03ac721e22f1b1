import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { type Api, clientOver } from '#contract/client.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { ensureAdmin } from '#server/accounts/first-admin.ts'
import { passwordsAt } from '#server/accounts/passwords.ts'
import { createApp } from '#server/app.ts'
import { consumers } from '#server/consumers.ts'
import { makeDataDir } from '#server/data-dir.ts'
import { toWhere } from '#server/db/client.ts'
import { trackContent } from '#server/db/content.ts'
import { migrate, migrationsFolder } from '#server/db/migrate.ts'
import { openSiteDatabase } from '#server/db/site-database.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { ensureSecret, seed } from '#server/first-content/seed.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { newMeters } from '#server/metrics/meters.ts'
import { wholeNet } from '#server/outside/public-net.ts'
import { siteBank } from '#server/payments/site-bank.ts'
import { projectRoot } from '#server/project-root.ts'
import { openStore } from '#server/store/open-store.ts'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { createSimulator } from '#simulator/simulator.ts'
import { pages } from '#web/pages.ts'
import type { Language } from '#words/languages.ts'

/** Work of the machine rather than of the house: the site does it when it runs. */
const NOT_NOW = new Set(['back up', 'make small pictures', 'remove unused pictures', 'put times right', 'forget old runs'])

/** The middle rate of a day, which moves a little. */
const dinarsFor = { CHF: 125.3, GBP: 134.4 }
const rateOn = (day: CalendarDay): number => 117.1 + (Number(day.slice(8, 10)) % 7) / 50

/** What the sources of rates answer on a day; null for other addresses. */
export function ratesAt({ EUR_RSD_RATE_URL, CURRENCY_RATE_URL }: Env, url: string, day: CalendarDay): Response | null {
  const toRateList = (code: string, exchange_middle: number) => Response.json({ code, date: day, parity: 1, exchange_middle })
  if (url === EUR_RSD_RATE_URL) return toRateList('EUR', rateOn(day))
  const other = Object.entries(dinarsFor).find(([code]) => url === CURRENCY_RATE_URL.replace('{code}', code.toLowerCase()))
  return other ? toRateList(...other) : null
}

/** `calendarAt`: the iCalendar file at a platform's address. */
type Outside = { calendarAt: (url: string, now: Date) => string }

export type House = Awaited<ReturnType<typeof openHouse>>

/** The whole server on an empty data folder with a clock of its own. Nothing leaves the machine. */
export async function openHouse(env: Env, start: Date, { calendarAt }: Outside) {
  const clock = { now: start }
  const now = () => clock.now
  makeDataDir(env.DATA_DIR)
  const store = openStore(env)
  const database = await openSiteDatabase(toWhere(env), async (fresh) => {
    await migrate(fresh, migrationsFolder)
    await seed(fresh.db, { folder: join(projectRoot, 'seed'), store, today: dayAtProperty(start) })
  })
  const bankOrigin = `http://127.0.0.1:${env.simulatorPort}`
  const outside: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith(bankOrigin)) return bank.app.fetch(request)
    if (request.url.startsWith(env.siteUrl)) return app.fetch(request)
    const rates = ratesAt(env, request.url, dayAtProperty(now()))
    if (rates) return rates
    return new Response(calendarAt(request.url, now()), { headers: { 'content-type': 'text/calendar' } })
  }
  const bank = createSimulator({ ...SIMULATOR_MERCHANT, origin: bankOrigin, now, fetch: outside, refreshSeconds: 0 })
  const meters = newMeters()
  const content = trackContent(database.db)
  const secret = await ensureSecret(database.db, 'signing')
  const simulator = {
    ...SIMULATOR_MERCHANT,
    hashVersion: env.NESTPAY_HASH_VERSION,
    gatewayUrl: `${bankOrigin}/fim/est3Dgate`,
    apiUrl: `${bankOrigin}/fim/api`,
  }
  const settings = { siteUrl: env.siteUrl, langs: env.NESTPAY_LANG, callback: false, fetch: outside, asked: meters.bankAsked }
  const deps: Deps = {
    db: database.db,
    content,
    store,
    now,
    env,
    meters,
    consumers,
    // The whole house is of another time.
    clocks: { database: async () => now(), outside: async () => now() },
    log: pino({ level: 'silent' }),
    stopping: () => false,
    mailer: null,
    pages: pages.map(({ path }) => path),
    bank: siteBank({ db: database.db, content, env, secret, publicNet: wholeNet(outside), simulator, settings }),
    passwords: passwordsAt(),
    secret,
    fetch: outside,
    publicNet: wholeNet(outside),
  }
  const admin = await ensureAdmin(deps)
  // Invented guests need no costly hash. The owner's password keeps its own.
  deps.passwords = passwordsAt({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  const app = createApp(deps)
  const dailyJobs = jobs.filter(({ name }) => !NOT_NOW.has(name))

  const toBank = (path: string, body: object) =>
    bank.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  return {
    clock,
    admin,
    db: database.db,
    /** A browser with its own cookies. */
    visitor: (language: Language = 'en'): Api =>
      clientOver(
        env.siteUrl,
        withCookies((request) => app.fetch(addLanguage(language, request))),
      ),
    /** A request of another site. */
    fetchAs: async (agent: string, url: string): Promise<void> => {
      await app.fetch(new Request(url, { headers: { 'user-agent': agent } }))
    },
    /** Pays at the bank and brings the answer back. */
    pay: async ({ orderId, paymentForm }: { orderId: string; paymentForm: { fields: Record<string, string> } }, card: string) => {
      await toBank('/sim/pay', { fields: paymentForm.fields, card })
      await toBank('/sim/deliver', { oid: orderId })
    },
    /** The bank closes its day, so that it can give money back, and the site does what is due. */
    runJobs: async () => {
      await toBank('/sim/end-of-day', {})
      await runDueJobs(deps, dailyJobs)
    },
    /** Closes the house; the folder is ready for the site. The bank keeps its orders. */
    close: async () => {
      writeFileSync(join(env.DATA_DIR, 'bank-simulator.json'), JSON.stringify(bank.till.book.all()))
      await database.close()
    },
  }
}

function addLanguage(language: Language, request: Request): Request {
  const url = new URL(request.url)
  url.searchParams.set('lang', language)
  return new Request(url, request)
}

/** Keeps cookies between requests, as a browser does. */
function withCookies(send: (request: Request) => Response | Promise<Response>) {
  const cookies = new Map<string, string>()
  return async (request: Request): Promise<Response> => {
    if (cookies.size > 0) request.headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const end = pair.indexOf('=')
      cookies.set(pair.slice(0, end), pair.slice(end + 1))
    }
    return response
  }
}
