import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { test as base } from 'vitest'
import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { minutesAfter } from '../../src/server/clock.ts'
import { settings } from '../../src/server/db/schema.ts'
import { seed } from '../../src/server/first-content/seed.ts'
import { jobs } from '../../src/server/jobs/jobs.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { closePages, type FormPage, formBrowser } from '../form-browser/page.ts'
import { copyRows, putRowsBack } from '../original-rows.ts'
import { servePages } from '../pages.ts'
import { OWNER, registeredGuest, signIn } from '../story-steps.ts'
import { SITE, testSite } from '../test-site.ts'

const firstContent = resolve(import.meta.dirname, '..', '..', 'seed')

export type House = Awaited<ReturnType<typeof openHouse>>

/** The built site with the first content and the simulated bank, at today's date. */
export async function openHouse(environment: Record<string, string> = {}) {
  const site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off', TRUST_PROXY: 'on', ...environment } })
  await site.db.delete(settings)
  await seed(site.db, { folder: firstContent, store: site.deps.store, today: dayAtProperty(site.clock.now) })
  await site.asOwner(sql.raw(copyRows))
  const pages = await servePages(site)
  const net = async (request: Request) => (request.url.startsWith(SITE) ? pages(request.url, request) : site.bank.app.fetch(request))
  const broken = new Set<string>()
  /** Cached pages are named by the content version. */
  const lookAnew = () => site.db.execute(sql`UPDATE content_version SET version = version + 1`)
  const renameTable = (from: string, to: string) => site.asOwner(sql`ALTER TABLE ${sql.identifier(from)} RENAME TO ${sql.identifier(to)}`)
  const mendTable = async (name: string) => {
    await renameTable(`${name}_gone`, name)
    broken.delete(name)
    await lookAnew()
  }
  const opened = site.clock.now
  let visitors = 0
  return {
    ...site,
    pages,
    /** Moves the clock and runs all due jobs but one: the first content has many large pictures. */
    later: async (minutes: number) => {
      site.clock.now = minutesAfter(site.clock.now, minutes)
      await runDueJobs(
        site.deps,
        jobs.filter(({ name }) => name !== 'make small pictures'),
      )
    },
    /** Somebody who opens a browser of their own, at an address of their own. */
    visit: (headers: Record<string, string> = {}): FormPage => {
      visitors += 1
      return formBrowser(net, SITE, { ...headers, 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors % 256}` })
    },
    /** Changes rows past the site. */
    change: async (statement: ReturnType<typeof sql>) => {
      await site.asOwner(statement)
      await lookAnew()
    },
    /** Renames a table until the end of the story, so that everything that reads it fails. */
    breakTable: async (name: string) => {
      await renameTable(name, `${name}_gone`)
      broken.add(name)
      await lookAnew()
    },
    mendTable,
    restore: async () => {
      await closePages()
      site.clock.now = opened
      for (const name of broken) await mendTable(name)
      // The version only grows.
      await site.asOwner(sql.raw(putRowsBack('content_version')))
      await lookAnew()
    },
  }
}

/**
 * Stories that need no scripts and no layout, on a site of their own file, which is as it was at the start after each of them.
 * `page` is a visitor's, `office` an owner's who has signed in, `guest` somebody with an account.
 */
export const storyTest = (environment: Record<string, string> = {}) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what is needed
    .extend('house', { scope: 'file' }, async ({}, { onCleanup }) => {
      const house = await openHouse(environment)
      onCleanup(house.close)
      return house
    })
    .extend('visit', async ({ house }, { onCleanup }) => {
      onCleanup(house.restore)
      return house.visit
    })
    .extend('page', ({ visit }) => visit())
    .extend('office', async ({ visit }) => {
      const office = visit()
      await signIn(office, OWNER)
      return office
    })
    .extend('guest', ({ visit }) => registeredGuest(visit().request, '10.1.0.1'))

export const test = storyTest()
