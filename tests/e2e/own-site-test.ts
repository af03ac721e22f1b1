import { test as base } from './fixtures.ts'

/**
 * Stories on the second site of their worker. They may change every row and break every table: after each story the site is as it was
 * at its start. What is not in the database, such as picture files and settings of the environment, they leave alone: a story that
 * changes these opens a site of its own by `ownSite`.
 */
export const test = base.extend<{ restored: undefined }>({
  baseURL: async ({ site }, use) => use(site.url),
  restored: [
    async ({ site }, use) => {
      await use(undefined)
      await site.restore()
    },
    { auto: true },
  ],
})
