import { data, redirect } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import { flash } from '../../toasts/flash.server.ts'
import { refusalToast } from '../refusal-toast.ts'
import type { EntryAnswer } from './entry-answer.ts'

/** Back to the list, which tells what was done. */
export const done = (list: string, title: string) => redirect(list, { headers: { 'set-cookie': flash({ title, tone: 'good' }) } })

export const wrong = (typed: FormValues, errors: FormErrors, failure?: string) =>
  data<EntryAnswer>({ typed, errors, ...(failure ? { failure, toast: { title: failure, tone: 'bad' } } : {}) }, 400)

/** The form stays open with all that was typed; `title` says what did not happen. */
export function notDone(typed: FormValues, refused: Refused, title: string) {
  const stale = refused.code === 'state_changed'
  const answer: EntryAnswer = { typed, toast: refusalToast(refused, title), failure: stale ? refused.message : title, stale }
  return data<EntryAnswer>({ ...answer, ...(refused.fields ? { errors: refused.fields } : {}) }, refused.status)
}
