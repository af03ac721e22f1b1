import { isNotNull } from 'drizzle-orm'
import pino from 'pino'
import { passwordsAt } from '../src/server/accounts/passwords.ts'
import { minutesAfter } from '../src/server/clock.ts'
import { consumers } from '../src/server/consumers.ts'
import { openDatabase } from '../src/server/db/client.ts'
import { trackContent } from '../src/server/db/content.ts'
import { bankMessages, mails } from '../src/server/db/schema.ts'
import type { Deps } from '../src/server/deps.ts'
import { readEnv } from '../src/server/env.ts'
import { ensureSecret } from '../src/server/first-content/seed.ts'
import { jobs } from '../src/server/jobs/jobs.ts'
import { runDueJobs } from '../src/server/jobs/run-jobs.ts'
import { openMailer } from '../src/server/mail/mailer.ts'
import { newMeters } from '../src/server/metrics/meters.ts'
import { publicNet } from '../src/server/outside/public-net.ts'
import { siteBank } from '../src/server/payments/site-bank.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { alwaysTrue, type Books, eventsDelivered, mailsTold, trueInTheEnd } from './money-truths.ts'
import { type Place, type RunningBank, toEnvironment } from './processes.ts'

/** Runs the jobs of two days, then checks all invariants. */
export async function settleLedger(place: Place, bank: RunningBank, port: number): Promise<void> {
  const database = await openDatabase(place)
  const { db } = database
  const clock = { now: new Date() }
  const env = readEnv(toEnvironment(place, bank, port))
  const settings = { siteUrl: env.siteUrl, langs: ['en', 'sr'], callback: false, fetch }
  const simulator = { ...bank.keys, hashVersion: env.NESTPAY_HASH_VERSION }
  const content = trackContent(db)
  const secret = await ensureSecret(db, 'signing')
  const deps: Deps = {
    content,
    store: openStore(env),
    db,
    env,
    fetch,
    publicNet: publicNet(),
    now: () => clock.now,
    clocks: { database: async () => clock.now, outside: async () => clock.now },
    log: pino({ level: 'silent' }),
    stopping: () => false,
    mailer: openMailer(env),
    meters: newMeters(),
    pages: [],
    consumers,
    passwords: passwordsAt(),
    bank: siteBank({ db, content, env, secret, publicNet: publicNet(), simulator, settings }),
    secret,
  }
  const found: Books = { site: { db, clock, bank } }
  try {
    for (const minutes of [11, 20, 20, 24 * 60, 24 * 60]) {
      clock.now = minutesAfter(clock.now, minutes)
      // Parts of a payment go back only once the bank has settled it.
      await bank.post('/sim/end-of-day', {})
      await untilNothingIsLeft(deps, clock)
      await alwaysTrue(found)
    }
    await trueInTheEnd(found)
    await mailsTold(found)
    await eventsDelivered(found)
  } finally {
    await deps.mailer?.close()
    await database.close()
  }
}

/** Each job processes a limited batch per run, so run them until nothing is left. */
async function untilNothingIsLeft(deps: Deps, clock: { now: Date }): Promise<void> {
  const done = async () => (await deps.db.$count(bankMessages)) + (await deps.db.$count(mails, isNotNull(mails.sentAt)))
  for (let [before, after] = [-1, await done()]; after !== before; [before, after] = [after, await done()]) {
    await runDueJobs(deps, jobs)
    clock.now = minutesAfter(clock.now, 1)
  }
}
