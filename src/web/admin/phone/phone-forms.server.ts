import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import { pushCalls } from '#contract/push.ts'
import { pushKinds } from '#domain/push/kinds.ts'
import * as words from '#words/en/office-phone.ts'
import { change, type FormHandlers } from '../../forms/form-action.server.ts'
import type { FormValues } from '../../forms/form-result.ts'
import type { Toast } from '../../toasts/toast.ts'

const to = href('/admin/dashboard/security')
const title = words.nothingWasChanged

const toChosen = ({ id, quiet, from, until, ...values }: FormValues) => ({
  id,
  kinds: pushKinds.filter((kind) => values[kind] === '1'),
  quiet: quiet === '1' ? { from, until } : null,
})

const tested: Record<AnswerOf<typeof pushCalls.test>['outcome'], Toast> = {
  sent: { title: words.testSent, tone: 'good' },
  gone: { title: words.testGone, tone: 'bad' },
  failed: { title: words.testFailed, text: words.testFailedWhy, tone: 'bad' },
}

/** The forms of `PhonePart`. */
export const phoneForms: FormHandlers = {
  'phone-on': change(pushCalls.add, { to, title: words.notTurnedOn, done: words.noticesAreOn }),
  'phone-change': change(pushCalls.change, { input: toChosen, to, title, done: words.saved }),
  'phone-remove': change(pushCalls.remove, { to, title, done: words.removed }),
  'phone-test': async (form) => {
    const { outcome } = await form.call(pushCalls.test, form.values, { title: words.testFailed })
    return form.stay({ toast: tested[outcome] })
  },
}
