import { href } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import * as words from '#words/office-catalogue.en.ts'
import { categoryNames } from '../../amenities/amenity.ts'
import { change, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { askedBy, listAt } from '../catalogue/asked.ts'

const to = ({ url }: SubmittedForm) => `${href('/admin/dashboard/amenities')}${listAt(askedBy(url, categoryNames).filter)}`
const input = (values: FormValues) => ({ ...values, featured: values.featured ?? '0' })
const said = ({ message }: { message: string }): [string] => [message]

export const amenityForms: FormHandlers = {
  add: change(amenityCalls.create, { to, input, title: words.failedToCreateAmenity, done: said }),
  change: change(amenityCalls.update, { to, input, title: words.failedToUpdateAmenity, done: said }),
  delete: change(amenityCalls.remove, { to, fieldless: true, title: words.failedToDeleteAmenity, done: said }),
}
