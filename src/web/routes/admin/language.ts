import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { say } from '#words/en/refusals.ts'
import { officeLanguages } from '#words/office-languages.ts'
import { goTo, officeAction } from '../../forms/form-action.server.ts'
import { redirectTo } from '../../redirects.server.ts'

export const loader = () => redirectTo(href('/admin/dashboard'))

/** Back to the page on which the language was chosen. */
export const action = officeAction({
  choose: async (form) => {
    const page = pathOfThisSite(form.values.page) ?? href('/admin/dashboard')
    const notChosen = (title: string) => goTo(page, { title, tone: 'bad' })
    const language = officeLanguages.find((one) => one === form.values.language)
    if (!language) return notChosen(say('office_language_required'))
    await form.send(accountCalls.chooseLanguage, { language }, { instead: ({ message }) => notChosen(message) })
    return goTo({ path: page, siteUrl: form.siteUrl })
  },
})
