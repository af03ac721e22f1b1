import { templateCalls } from '#contract/message-templates.ts'
import * as words from '#words/en/office-messages.ts'
import { done, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'

const ifNot = { title: words.notSaved, fieldless: true } as const

/** The forms of the messages that are sent by themselves. `toPage`: the page that shows them. */
export const plannedForms = (toPage: (form: SubmittedForm) => string): FormHandlers => ({
  'send-planned': async (form) => {
    await form.call(templateCalls.sendNow, form.values, ifNot)
    return done(toPage(form), words.nowDone(form.values.name ?? ''))
  },
  'skip-planned': async (form) => {
    await form.call(templateCalls.skip, form.values, ifNot)
    return done(toPage(form), words.notDone(form.values.name ?? ''))
  },
  'plan-again': async (form) => {
    await form.call(templateCalls.skip, { ...form.values, undo: '1' }, ifNot)
    return done(toPage(form), words.againDone(form.values.name ?? ''))
  },
})
