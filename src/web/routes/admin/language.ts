import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { language } from '#words/en/language.ts'
import { say } from '#words/en/refusals.ts'
import { officeLanguages, toOfficeLanguage } from '#words/office-languages.ts'
import { layers } from '../../admin/bookings/layers.ts'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { schemes } from '../../admin/schemes.ts'
import { goTo, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import { redirectTo } from '../../redirects.server.ts'

export const loader = () => redirectTo(href('/admin/dashboard'))

const known = async ({ request }: SubmittedForm) => {
  const { scheme = 'device' as const, hidden = [], singleKeys = true } = (await officeCookie.read(request)) ?? {}
  return { language: toOfficeLanguage(language), scheme, hidden, singleKeys }
}

/** Back to the page on which the language, the scheme or a layer was chosen. */
export const action = officeAction({
  choose: async (form) => {
    const page = pathOfThisSite(form.values.page) ?? href('/admin/dashboard')
    const notChosen = (title: string) => goTo(page, { title, tone: 'bad' })
    const chosen = officeLanguages.find((one) => one === form.values.language)
    if (!chosen) return notChosen(say('office_language_required'))
    await form.send(accountCalls.chooseLanguage, { language: chosen }, { instead: ({ message }) => notChosen(message) })
    return goTo({ path: page, siteUrl: form.siteUrl })
  },
  /** Of this browser, not of the person: a phone may be dark, and the screen in the office light. */
  scheme: async (form) => {
    const page = pathOfThisSite(form.values.page) ?? href('/admin/dashboard')
    const scheme = schemes.find((one) => one === form.values.scheme) ?? 'device'
    const cookie = await officeCookie.write({ ...(await known(form)), scheme }, form.siteUrl)
    return goTo({ path: page, siteUrl: form.siteUrl }, undefined, [cookie])
  },
  /** Keys without a second one: turned on or off. */
  keys: async (form) => {
    const browser = await known(form)
    const cookie = await officeCookie.write({ ...browser, singleKeys: !browser.singleKeys }, form.siteUrl)
    return goTo(pathOfThisSite(form.values.page) ?? href('/admin/dashboard'), undefined, [cookie])
  },
  /** What free nights of the calendar show: turned on or off. */
  layer: async (form) => {
    const { layer } = form.values
    const browser = await known(form)
    const hidden = layers.filter((one) => (one === layer) !== browser.hidden.includes(one))
    return goTo(pathOfThisSite(form.values.page) ?? href('/admin/dashboard'), undefined, [
      await officeCookie.write({ ...browser, hidden }, form.siteUrl),
    ])
  },
})
