import '../../admin/long-form/long-form.css'
import { data, href } from 'react-router'
import type { Api } from '#contract/client.ts'
import { mailWordsCalls } from '#contract/mail-words.ts'
import { wordedMailNames } from '#domain/mails/worded-mails.ts'
import * as words from '#words/en/office-mail-words.ts'
import { languages, nameOf } from '#words/languages.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { findStay } from '../../admin/messages/find-stay.server.ts'
import { EarlierWords } from '../../admin/site-mails/earlier-words.tsx'
import { MailPreview, type Preview } from '../../admin/site-mails/mail-preview.tsx'
import { siteMailForms } from '../../admin/site-mails/site-mail-forms.server.ts'
import { ToFirst } from '../../admin/site-mails/to-first.tsx'
import { WordsForm } from '../../admin/site-mails/words-form.tsx'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { resultFor } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/site-mail'

const NOT_ASKED = { preview: null, error: undefined }

type Shown = { language: string; bookingNumber: string }

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const mail = wordedMailNames.find((one) => one === params.mail)
  if (!mail) throw data(null, 404)
  const api = getApi(context)
  const shown = { language: searchParams.get('language') ?? '', bookingNumber: searchParams.get('bookingNumber') ?? '' }
  const [found, { preview, error }] = await Promise.all([
    requiredAnswer(api(mailWordsCalls.read, { mail })),
    searchParams.has('language') ? readPreview(api, mail, shown) : NOT_ASKED,
  ])
  return { ...found, preview, shown, error }
}

async function readPreview(api: Api, mail: (typeof wordedMailNames)[number], { language, bookingNumber }: Shown) {
  const bookingId = bookingNumber.trim() === '' ? undefined : await findStay(api, bookingNumber)
  if (bookingId === null) return { preview: null, error: words.noSuch }
  const known = languages.find((one) => one === language)
  const { answer, refused } = await apiResult(api(mailWordsCalls.preview, { mail, language: known, bookingId }))
  const preview: Preview | null = answer ? { language: answer.language, subject: answer.subject, html: answer.html } : null
  return { preview, error: refused?.message }
}

export const action = officeAction(siteMailForms)

export const clientAction = officeClientAction

/** A mail of the site: its words in all languages, how it looks, and what was written before. */
export default function SiteMail({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, texts, history, preview, shown, error } = loaderData
  useFormResult(actionData)
  const saving = resultFor('save', actionData)
  const { name, when } = words.mails[mail]
  const done = texts.filter(({ own }) => Object.values(own).some((one) => one !== '')).map(({ language }) => nameOf[language])
  return (
    <AdminPage title={name}>
      <p className="mb-2 lg:-mt-4">
        <Link to={href('/admin/dashboard/site-mails')} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {words.all}
        </Link>
      </p>
      <p className="measure mb-4 text-ink-soft">
        {when}. {done.length > 0 && done.length < texts.length && words.partial(done.join(', '))}
      </p>
      <WordsForm mail={loaderData} result={saving} />
      {texts.map((text) => (
        <ToFirst key={text.language} text={text} />
      ))}
      <FormFailure result={resultFor('first', actionData) ?? resultFor('take', actionData)} />
      <MailPreview
        preview={saving?.preview ?? preview}
        typed={saving?.preview !== undefined}
        shown={shown}
        error={error}
        result={resultFor('test', actionData)}
      />
      {history.length > 0 && <EarlierWords history={history} texts={texts} />}
    </AdminPage>
  )
}
