import { href } from 'react-router'
import { privacyCalls } from '#contract/privacy.ts'
import * as words from '#words/en/accounts.ts'
import { clearBrowser } from '../admin/phone/clear-browser.server.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { done, type FormHandlers, goTo } from '../forms/form-action.server.ts'
import { dropPersonalCookies } from './personal-cookies.server.ts'

/** The forms of `SignedIn`: end one session or all of them. `page`: where the list is shown. */
export const sessionForms = (page: string): FormHandlers => ({
  'sign-out': async ({ api, siteUrl, request }) => {
    await requiredAnswer(api(privacyCalls.endSessions, {}))
    const toast = { title: words.youAreSignedOutEverywhere, tone: 'good' } as const
    return clearBrowser(request, await goTo(href('/'), toast, await dropPersonalCookies(siteUrl)))
  },
  'sign-out-one': async ({ api, values, request }) => {
    const { data: input } = privacyCalls.endSession.input.safeParse(values)
    // A session that no longer exists counts as ended.
    const answer = input && (await apiResult(api(privacyCalls.endSession, input))).answer
    return answer?.here ? clearBrowser(request, await done(href('/'), words.youAreSignedOut)) : done(page, words.signedOutThere)
  },
})
