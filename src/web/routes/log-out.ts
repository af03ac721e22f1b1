import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { dropPersonalCookies } from '../accounts/personal-cookies.server.ts'
import { clearBrowser } from '../admin/phone/clear-browser.server.ts'
import { apiResult } from '../api-results.server.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { redirectTo } from '../redirects.server.ts'

export const loader = () => redirectTo(href('/'))

export const action = formAction({
  'log-out': async ({ api, siteUrl, request }) => {
    const { refused } = await apiResult(api(accountCalls.logout, {}))
    if (refused) return goTo(href('/'), { title: words.logoutFailed, text: refused.message, tone: 'bad' })
    return clearBrowser(request, await goTo(href('/'), { title: words.loggedOut }, await dropPersonalCookies(siteUrl)))
  },
})
