import { href } from 'react-router'
import { galleryCalls } from '#contract/gallery.ts'
import * as words from '#words/office-gallery.en.ts'
import { change, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { askedBy, listAt } from '../catalogue/asked.ts'
import { tabNames } from './category-names.ts'

const to = ({ url }: SubmittedForm) => `${href('/admin/dashboard/gallery')}${listAt(askedBy(url, tabNames).filter)}`

export const galleryForms: FormHandlers = {
  change: change(galleryCalls.update, {
    to,
    input: (values) => ({ ...values, featured: values.featured ?? '0' }),
    title: words.updateFailed,
    done: words.imageUpdated,
  }),
  delete: change(galleryCalls.remove, { to, fieldless: true, title: words.deleteFailed, done: words.imageDeleted }),
}
