import { href } from 'react-router'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { isChoice, writeChosenCurrency } from '#domain/other-currencies.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { redirectTo } from '../redirects.server.ts'

export const loader = () => redirectTo(href('/'))

/** Remembers the currency beside the euro, and goes back to the page on which it was chosen. */
export const action = formAction({
  'choose-currency': ({ values: { currency = '' }, siteUrl, request }) => {
    const from = URL.parse(request.headers.get('referer') ?? '')
    const page = from?.origin === new URL(siteUrl).origin ? pathOfThisSite(from.pathname + from.search) : undefined
    return goTo(page ?? href('/'), undefined, isChoice(currency) ? [writeChosenCurrency(currency, siteUrl.startsWith('https:'))] : [])
  },
})
