import { href } from 'react-router'
import { type Letter, mailingCalls } from '#contract/mailings.ts'
import * as words from '#words/en/office-many.ts'
import { done, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { tickedIn } from '../pricing/tick-boxes.ts'
import { readAsked, toFilter } from './many-asked.ts'

export const SENT = `${href('/admin/dashboard/messages/many')}?tab=sent`
const ifNot = { title: words.notSent }

/** Own words as the page has last shown them filled in. */
const toShown = ({ language = '', subject = '', body = '' }: Record<string, string>): string =>
  [language, subject.trim(), body.trim()].join('\n').replaceAll('\r\n', '\n')

/** Own words are shown filled in before they are sent, and once more after each change. */
async function showFirst(form: SubmittedForm, input: object) {
  const { letters } = await form.call(mailingCalls.preview, input, ifNot)
  const isChanged = form.values.shown !== ''
  return form.stay<{ letters: Letter[]; shown: string; changed: boolean }>({
    typed: form.values,
    letters,
    shown: toShown(form.values),
    changed: isChanged,
  })
}

/** The forms of messages to many. */
export const manyForms: FormHandlers<{ letters?: Letter[]; shown?: string; changed?: boolean }> = {
  send: async (form) => {
    const { values, url } = form
    const asked = readAsked(url.searchParams)
    const chosen = tickedIn(values, 'stay')
    if (chosen.length === 0) return form.reject({ failure: { title: words.nobodyChosen } })
    const { language, subject, body } = values
    const text = asked.text === null ? { language, subject, body } : { templateId: asked.text }
    const input = { bookingIds: JSON.stringify(chosen), ...text }
    if (asked.text === null && values.shown !== toShown(values)) return showFirst(form, input)
    const { villaIds, languages, ...filter } = toFilter(asked)
    const lists = { villaIds: JSON.stringify(villaIds), languages: JSON.stringify(languages) }
    const { stays } = await form.call(mailingCalls.send, { ...input, ...filter, ...lists }, ifNot)
    return done(SENT, words.onItsWay(stays))
  },
  undo: async (form) => {
    await form.call(mailingCalls.undo, form.values, { ...ifNot, fieldless: true })
    return done(SENT, words.undone)
  },
}
