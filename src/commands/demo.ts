import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { dayAtProperty, daysBetween, formatDay } from '#domain/calendar-day.ts'
import { BadEnvironment } from '#server/bad-environment.ts'
import { makeDataDir } from '#server/data-dir.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, readEnv } from '#server/env.ts'
import { dayOfDemo, setClockBack } from '../demo/clock.ts'
import { ratesAt } from '../demo/house.ts'
import { makeDemo } from '../demo/make-demo.ts'
import { inWords } from './in-words.ts'

/** Settings that would lead out of the demo house: to a real database, bank, store, mail server or owner. */
const OWN =
  /^(DATABASE_URL|MIGRATE_DATABASE_URL|NESTPAY_.*|S3_.*|SMTP_.*|INBOX_URL|REPLY_ADDRESS|BACKUP_DIR|LIVE|OWNER_EMAIL|ADMIN_.*|RATE_LIMITS)$/

/** Marks a folder that may be replaced. */
const MARK = 'demo-house'

/** Builds a new demo house in its own folder. @returns the settings of its site; null if it could not be made */
export async function demoSite(): Promise<{ env: Env; deps: Partial<Deps> } | null> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)))
  const folder = resolve(given.DEMO_DIR ?? './data-demo')
  const environment = { ...given, DATA_DIR: folder }
  let deps: Partial<Deps> | null = null
  await inWords(async () => {
    refuseForeignFolder(folder)
    const env = readEnv({ ...environment, RATE_LIMITS: 'off' })
    await refuseTakenPort(env)
    emptyFolder(folder)
    const began = performance.now()
    console.log('Making two years of bookings ...')
    const today = dayAtProperty(new Date())
    const day = dayOfDemo(today)
    setClockBack(daysBetween(day, today) * 86_400_000)
    const { owner, publicNet } = await makeDemo(env, new Date())
    deps = {
      publicNet,
      fetch: async (input, init) => ratesAt(env, new Request(input, init).url, dayAtProperty(new Date())) ?? fetch(input, init),
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    return `The demo house is ready after ${seconds} s. In it, today is ${formatDay(day)}. The next start makes it anew.\n\nIts owner:\n  Username: ${owner.email}\n  Password: ${owner.password}`
  })
  return deps && { env: readEnv(environment), deps }
}

/** Only the folder of a demo house may be deleted. */
function refuseForeignFolder(folder: string): void {
  const used = existsSync(folder) && readdirSync(folder).length > 0
  if (used && !existsSync(join(folder, MARK)))
    throw new BadEnvironment(`${folder} holds something else than a demo house. Please name another folder with DEMO_DIR.`)
}

/** A demo house that is running has this port, and its folder must not be deleted. */
async function refuseTakenPort({ PORT, HOST }: Env): Promise<void> {
  const server = createServer()
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(PORT, HOST, ready)).catch(() => {
    throw new BadEnvironment(
      `Port ${PORT} is taken, perhaps by a demo house that is running. Please stop it, or name another port with PORT.`,
    )
  })
  await new Promise((closed) => server.close(closed))
}

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  makeDataDir(folder)
  writeFileSync(join(folder, MARK), 'This folder is deleted and made anew by `npm run demo`.\n')
}
