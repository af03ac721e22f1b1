import { href } from 'react-router'
import { supportCalls } from '#contract/support.ts'
import * as words from '#words/en/office-support.ts'
import { done, type FormHandlers } from '../../forms/form-action.server.ts'
import { redirectTo } from '../../redirects.server.ts'
import { statusNames } from './ticket.ts'

const TITLE = words.greska
const NOT_SET = words.greskaPrilikomAzuriranjaStatusa

export const ticketForms: FormHandlers = {
  reply: async (form) => {
    const input = form.check(supportCalls.reply.input)
    await form.send(supportCalls.reply, input)
    return done(form.url.pathname + form.url.search, words.answerSent(input.ticketId))
  },

  /** Resolving asks for confirmation first, because it sends an email to the guest. */
  status: async (form) => {
    const input = form.check(supportCalls.update.input, form.values, { fieldless: true, title: TITLE, bug: NOT_SET })
    if (input.status === 'resolved' && form.values.confirmed !== 'yes') {
      const search = new URLSearchParams(form.url.search)
      search.set('resolve', String(input.ticketId))
      return redirectTo(`${href('/admin/dashboard/support')}?${search}`)
    }
    await form.send(supportCalls.update, input, {
      instead: ({ code, status }) =>
        code === 'state_changed' || status === 401 || status === 403 ? undefined : { failure: { title: TITLE, text: NOT_SET } },
    })
    return form.stay({ toast: { title: words.ticketIsNow(input.ticketId, statusNames[input.status]), tone: 'good' } })
  },
}
