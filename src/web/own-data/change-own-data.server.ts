import { data, redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { readForm } from '../forms/read-form.server.ts'
import { toLogIn } from '../payments/review.server.ts'
import { flash } from '../toasts/flash.server.ts'

const leave = (title: string) => redirect('/', { headers: { 'set-cookie': flash({ title, tone: 'good' }) } })

/** Signs out everywhere, or erases, as the posted form says. */
export async function changeOwnData(api: Api, request: Request) {
  const { values, input, errors } = await readForm(request, ownDataCalls.erase.input)
  if (values.act === 'sign-out') {
    await needed(api(ownDataCalls.endSessions, {}))
    return leave('You are signed out everywhere')
  }
  if (errors) return data<FormAnswer>({ errors }, 400)
  const { refused } = await attempt(api(ownDataCalls.erase, input))
  if (!refused) return leave('Your data has been erased')
  if (refused.code === 'signed_out') throw toLogIn('/your-data')
  const answer: FormAnswer = refused.fields ? { errors: refused.fields } : { failure: refused.message }
  return data(answer, refused.status)
}
