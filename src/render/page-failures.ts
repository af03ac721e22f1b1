import type { Context } from 'hono'
import { readAccount } from '#server/accounts/read-account.ts'
import { isLockTimeout } from '#server/db/lock-holders.ts'
import type { Deps } from '#server/deps.ts'
import { RETRY_SECONDS, reportBug } from '#server/http/refusals.ts'
import { officeCookie } from '#web/admin/office-cookie.server.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { type Language, readLanguage } from '#words/languages.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import { sayIn } from '#words/refusals.ts'
import { isAdminPath } from './hidden-admin.ts'

/** Answers in place of a page: in the office in the language of the person, else in that of the address. */
export function pageFailures(deps: Deps) {
  const textsFor = async (c: Context) => apiMessagesIn[await failureLanguage(deps, c.req.raw)]
  return {
    fromAnotherSite: async (c: Context) => c.text((await textsFor(c)).fromAnotherSite, 403),
    tooLarge: async (c: Context) => c.text(sayIn[await failureLanguage(deps, c.req.raw)]('too_large'), 413),
    tooManyPages: async (c: Context, seconds: number) =>
      new Response((await textsFor(c)).tooManyPages, { status: 429, headers: { 'retry-after': String(seconds) } }),
    wentWrong: async (error: Error, c: Context) => {
      const reference = reportBug(deps.log, error)
      const texts = await textsFor(c)
      if (isLockTimeout(error)) return c.text(texts.tooBusy, 503, { 'retry-after': String(RETRY_SECONDS) })
      return c.text(texts.wentWrong(reference), 500)
    },
  }
}

async function failureLanguage(deps: Deps, request: Request): Promise<Language> {
  const url = new URL(request.url)
  if (!isAdminPath(url)) return readLanguage(url.pathname)
  const account = await readAccount(deps, request).catch(() => null)
  return account?.status === 2 ? toOfficeLanguage(account.language) : ((await officeCookie.read(request))?.language ?? 'en')
}
