import { aBank, bankEnvironment } from '../processes.ts'
import { type OwnSite, ownSite } from './coverage-site.ts'
import { test as base } from './fixtures.ts'

/** Stories on a site of their own whose bank answers. */
export const test = base.extend<{ siteWithBank: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed
  siteWithBank: async ({}, use) => {
    const bank = await aBank()
    const site = await ownSite(bankEnvironment(bank.keys))
    await use(site)
    await site.close()
    await bank.close()
  },
  baseURL: async ({ siteWithBank }, use) => use(siteWithBank.url),
})
