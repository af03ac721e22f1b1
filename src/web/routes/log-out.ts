import { href, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/accounts.en.ts'
import { apiResult } from '../api-results.server.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'

export const loader = () => redirect(href('/'))

export const action = formAction({
  'log-out': async ({ api }) => {
    const { refused } = await apiResult(api(accountCalls.logout, {}))
    return goTo(href('/'), refused ? { title: words.logoutFailed, text: refused.message, tone: 'bad' } : { title: words.loggedOut })
  },
})
