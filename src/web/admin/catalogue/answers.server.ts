import { data, redirect } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import { flash } from '../../toasts/flash.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { refusalToast } from '../refusal-toast.ts'

/** Redirects to the list with a toast. */
export const done = (list: string, title: string, text?: string) =>
  redirect(list, { headers: { 'set-cookie': flash({ title, tone: 'good', ...(text ? { text } : {}) }) } })

export const wrong = (typed: FormValues, errors: FormErrors, failure?: string) =>
  data<OfficeAnswer>({ typed, errors, ...(failure ? { failure, toast: { title: failure, tone: 'bad' } } : {}) }, 400)

/** Keeps the form open with its input; `title`: what failed. */
export function notDone(typed: FormValues, refused: Refused, title: string) {
  const stale = refused.code === 'state_changed'
  const answer: OfficeAnswer = { typed, toast: refusalToast(refused, title), failure: stale ? refused.message : title, stale }
  return data<OfficeAnswer>({ ...answer, ...(refused.fields ? { errors: refused.fields } : {}) }, refused.status)
}
