import { href } from 'react-router'
import { mailWordsCalls } from '#contract/mail-words.ts'
import { wordedMailNames } from '#domain/mails/worded-mails.ts'
import * as words from '#words/en/office-mail-words.ts'
import { languages } from '#words/languages.ts'
import { done, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { findStay } from '../messages/find-stay.server.ts'
import type { Preview } from './mail-preview.tsx'

const ifNot = { title: words.notSaved }

/** The page of a mail, which the form belongs to. */
const here = ({ params }: SubmittedForm) => href('/admin/dashboard/site-mails/:mail', { mail: params.mail ?? '' })
const nameMail = (mail: string | undefined): string => {
  const known = wordedMailNames.find((one) => one === mail)
  return known ? words.mails[known].name : ''
}

/** The fields of a language as the call takes them: `subject_sr`. */
const textIn = (language: string, values: Record<string, string>) => ({
  language,
  edition: values[`version_${language}`],
  subject: values[`subject_${language}`] ?? '',
  above: values[`above_${language}`] ?? '',
  below: values[`below_${language}`] ?? '',
})

/** The forms of the words of a mail. */
export const siteMailForms: FormHandlers<{ preview: Preview }> = {
  save: async (form) => {
    const { mail } = form.params
    if (form.values.look) return showTyped(form, form.values.look)
    const input = { mail, texts: languages.map((language) => textIn(language, form.values)) }
    const { changed } = await form.call(mailWordsCalls.save, input, ifNot)
    return done(here(form), changed.length > 0 ? words.saved(nameMail(mail)) : words.same)
  },
  first: async (form) => {
    await saveOne(form)
    return done(here(form), words.toFirstDone)
  },
  take: async (form) => {
    await saveOne(form)
    return done(here(form), words.taken)
  },
  test: async (form) => {
    const { language, bookingNumber = '' } = form.values
    const bookingId = bookingNumber.trim() === '' ? undefined : await findStay(form.api, bookingNumber)
    if (bookingId === null) return form.reject({ errors: { bookingNumber: words.noSuch } })
    const { to } = await form.call(mailWordsCalls.test, { mail: form.params.mail, language: language || undefined, bookingId }, ifNot)
    return done(here(form), words.sentTo(to))
  },
}

/** How the texts of a language look as they are typed, of the stay that is chosen for the preview. Nothing is saved. */
async function showTyped(form: SubmittedForm, language: string) {
  const { edition: _, ...typed } = textIn(language, form.values)
  const bookingNumber = form.url.searchParams.get('bookingNumber')?.trim()
  const bookingId = bookingNumber ? ((await findStay(form.api, bookingNumber)) ?? undefined) : undefined
  const preview = await form.call(mailWordsCalls.preview, { mail: form.params.mail, bookingId, typed }, { title: words.notShown })
  return form.stay({ typed: form.values, preview })
}

/** Writes the texts of one language, which hidden fields hold. */
async function saveOne(form: SubmittedForm): Promise<void> {
  const { language = '' } = form.values
  await form.call(mailWordsCalls.save, { mail: form.params.mail, texts: [textIn(language, form.values)] }, { ...ifNot, fieldless: true })
}
