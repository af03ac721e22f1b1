import { href } from 'react-router'
import { attractionCalls } from '#contract/attractions.ts'
import * as words from '#words/en/office-catalogue.ts'
import { change, type FormHandler, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import type { FormErrors, FormResult, FormValues } from '../../forms/form-result.ts'
import { askedBy, listAt } from '../catalogue/asked.ts'
import { categoryLabels } from './category-labels.ts'

const NOT_SAVED = words.couldNotSaveAttraction
const INCOMPLETE = words.pleaseFillInAllRequired
const required = {
  title: words.title,
  description: words.description,
  distance: words.distance,
  location: words.location,
  category: words.category,
}

const to = ({ url }: SubmittedForm) => `${href('/admin/dashboard/attractions')}${listAt(askedBy(url, categoryLabels).filter)}`
const input = (values: FormValues) => ({ ...values, featured: values.featured ?? '0' })

const save =
  (call: typeof attractionCalls.create | typeof attractionCalls.update, done: string): FormHandler =>
  (form) =>
    change(call, { to, input, title: NOT_SAVED, done, invalid: (errors) => incomplete(form.values, errors) })(form)

export const attractionForms: FormHandlers = {
  add: save(attractionCalls.create, words.attractionCreated),
  change: save(attractionCalls.update, words.attractionUpdated),
  delete: change(attractionCalls.remove, { to, fieldless: true, title: words.couldNotDeleteAttraction, done: words.attractionDeleted }),
}

/** The specified message for the whole form, plus an error at each empty field. */
function incomplete(values: FormValues, errors: FormErrors): FormResult {
  const named = { ...errors }
  for (const [name, label] of Object.entries(required)) if (!values[name]?.trim()) named[name] = words.isRequired(label)
  return { errors: named, ...(Object.values(errors).includes(INCOMPLETE) ? { failure: { title: INCOMPLETE } } : {}) }
}
