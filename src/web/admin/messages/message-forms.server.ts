import { href } from 'react-router'
import { templateCalls } from '#contract/message-templates.ts'
import * as words from '#words/en/office-messages.ts'
import { languages } from '#words/languages.ts'
import { done, type FormHandlers } from '../../forms/form-action.server.ts'
import { tickedIn, tickedVillas } from '../pricing/tick-boxes.ts'
import { LANGUAGE_BOXES, SOURCE_BOXES } from './audience-boxes.ts'
import { findStay } from './find-stay.server.ts'

const LIST = href('/admin/dashboard/messages')
const ifNot = { title: words.notSaved }

/** The fields of the form as the call takes them: texts by language, and what comes before as a negative number. */
function toInput(values: Record<string, string>) {
  const { days = '0', unit, side, event } = values
  const signed = side === 'before' && days !== '0' ? `-${days}` : days
  const texts = languages.map((language) => ({
    language,
    subject: values[`subject_${language}`] ?? '',
    body: values[`body_${language}`] ?? '',
  }))
  return {
    ...values,
    texts,
    event: event || undefined,
    ...(unit === 'hours' ? { days: '0', hours: signed } : { days: signed, hours: undefined }),
    minNights: values.minNights || undefined,
    villaIds: tickedVillas(values),
    languages: tickedIn(values, LANGUAGE_BOXES),
    sources: tickedIn(values, SOURCE_BOXES),
    late: values.late ?? '0',
    active: values.active ?? '0',
  }
}

/** The forms of the texts to guests. */
export const messageForms: FormHandlers = {
  save: async (form) => {
    form.alsoAgain = { typed: form.values }
    const { templateId } = await form.call(templateCalls.save, toInput(form.values), ifNot)
    return done(`${LIST}?edit=${templateId}`, words.saved(form.values.name ?? ''))
  },
  remove: async (form) => {
    await form.call(templateCalls.remove, form.values, { ...ifNot, fieldless: true })
    return done(LIST, words.removed(form.values.name ?? ''))
  },
  samples: async (form) => {
    const { added } = await form.call(templateCalls.addSamples, {}, { ...ifNot, fieldless: true })
    return done(LIST, words.samplesAdded(added))
  },
  test: async (form) => {
    const { templateId, bookingNumber = '' } = form.values
    const bookingId = await findStay(form.api, bookingNumber)
    if (bookingId === null) return form.reject({ errors: { bookingNumber: words.noSuchBooking } })
    const { to } = await form.call(templateCalls.test, { templateId, bookingId }, ifNot)
    return done(`${LIST}?edit=${templateId}`, words.testSent(to))
  },
}
