import { test as base } from './fixtures.ts'

/** Tests on a site that they may break. */
export const test = base.extend({ baseURL: async ({ site }, use) => use(site.url) })
