import { type OwnSite, ownSite } from './coverage-site.ts'
import { test as base } from './fixtures.ts'

/** Stories on a site of their own, which may be broken. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed
    async ({}, use) => {
      const site = await ownSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
