import { data, redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { supportCalls } from '#contract/support.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { checkedBy } from '../posted.server.ts'
import { refusalToast } from '../refusal-toast.ts'
import { statusNames } from './ticket.ts'

export type SupportAnswer = Pick<FormAnswer, 'toast'>

const notSet = { title: 'Greška', text: 'Greška prilikom ažuriranja statusa.', tone: 'bad' } as const

/** Sets a ticket's status. `search`: query string of the list. */
export async function setTicketStatus(api: Api, typed: FormValues, search: URLSearchParams) {
  const { input } = checkedBy(supportCalls.update.input, typed)
  if (!input) return data<SupportAnswer>({ toast: notSet }, 400)
  if (input.status === 'resolved' && typed.confirmed !== 'yes') {
    search.set('resolve', String(input.ticketId))
    throw redirect(`/admin/dashboard/support?${search}`)
  }
  const { refused } = await attempt(api(supportCalls.update, input))
  if (refused) {
    const message = refused.code === 'state_changed' ? refused.message : notSet.text
    const toast = refusalToast({ status: refused.status, message }, notSet.title)
    return data<SupportAnswer>({ toast }, refused.status)
  }
  return data<SupportAnswer>({ toast: { title: `Ticket #${input.ticketId} is now ${statusNames[input.status]}`, tone: 'good' } })
}
