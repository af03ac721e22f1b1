import { data, Form, href } from 'react-router'
import { translationCalls } from '#contract/translations.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-translations.ts'
import { nameOf, type OtherLanguage, otherLanguages } from '#words/languages.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { nameOfGroup } from '../../admin/translations/group-table.tsx'
import { TextPair } from '../../admin/translations/text-pair.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormValues } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/translation'

const PER_PAGE = 30
const HOUSE = /^(settings|law)$/

const languageAsked = (url: URL): OtherLanguage => {
  const [first] = otherLanguages
  return otherLanguages.find((one) => one === url.searchParams.get('to')) ?? first
}

export async function loader({ context, params: { group }, url }: Route.LoaderArgs) {
  const language = languageAsked(url)
  const open = url.searchParams.get('open') === '1'
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const asked = { group, language, limit, offset, ...(open ? { open } : {}) }
  const { answer, refused } = await apiResult(getApi(context)(translationCalls.read, asked))
  if (refused && refused.status < 500) throw data(null, 404)
  const found = answer ?? (await requiredAnswer(getApi(context)(translationCalls.read, asked)))
  return { ...found, language, open, page }
}

const typedTexts = (values: FormValues) =>
  Object.entries(values).flatMap(([name, text = '']) => {
    const key = /^text-(.+)$/.exec(name)?.[1]
    return key === undefined ? [] : [{ key, text, seen: values[`version-${key}`], checked: values[`checked-${key}`] ?? '0' }]
  })

export const action = officeAction({
  save: async (form) => {
    const { group = '' } = form.params
    const call = HOUSE.test(group) ? translationCalls.saveHouse : translationCalls.save
    const typed = { group, language: languageAsked(form.url), texts: typedTexts(form.values) }
    const { saved } = await form.call(call, typed, { title: words.notSaved })
    return form.stay({
      saved: true,
      toast: { title: saved > 0 ? words.saved(saved) : words.nothingToSave, tone: 'good' },
    })
  },
})

export const clientAction = officeClientAction

/** The texts of a villa, or of one sort, in English and beside it in another language. */
export default function Translation({ loaderData, actionData }: Route.ComponentProps) {
  const { group, texts, total, language, open, page } = loaderData
  useFormResult(actionData)
  const mayCall = useMay()
  const may = mayCall(HOUSE.test(group.group) ? forRoles.owners : forRoles.management)
  const { translated = 0 } = group.progress[language] ?? {}
  const { typed, errors } = actionData ?? {}
  const unlisted = Object.entries(typed ?? {}).filter(
    ([name, text]) => name.startsWith('text-') && text && !texts.some(({ key }) => name === `text-${key}`),
  )
  const here = href('/admin/dashboard/translations/:group', { group: group.group })
  return (
    <AdminPage title={nameOfGroup(group)}>
      <p className="-mt-4 mb-4">
        <Link to={href('/admin/dashboard/translations')} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {words.title}
        </Link>
      </p>
      <Tabs
        name={words.translateTo}
        tabs={otherLanguages.map((one) => ({ to: `?to=${one}`, label: <span lang={one}>{nameOf[one]}</span>, current: one === language }))}
      />
      <p className="mt-5 flex flex-wrap items-center gap-x-6 tabular">
        {words.progress(nameOf[language], translated, group.texts)}
        <Link to={`?to=${language}${open ? '' : '&open=1'}`} className="link link-alone">
          {open ? words.allTexts : words.openOnly}
        </Link>
      </p>
      {!may && <p className="mt-3">{words.ownersOnly}</p>}
      {texts.length + unlisted.length === 0 && <p className="mt-6 text-lg">{words.everythingIsDone}</p>}
      {texts.length + unlisted.length > 0 && (
        <Form key={`${language} ${open} ${page}`} method="post" noValidate className="mt-5">
          <Intent is="save" />
          {unlisted.map(([name, text]) => (
            <TextArea key={name} label={words.whatYouTyped} name={name} rows={3} required={false} defaultValue={text} />
          ))}
          <ul>
            {texts.map((text) => (
              <TextPair key={`${text.key} ${text.seen}`} text={text} language={language} readOnly={!may} typed={typed} errors={errors} />
            ))}
          </ul>
          {may && (
            <div className="bottom-(--bar) z-10 border-sand-line border-t bg-chalk py-3 tall:sticky">
              <SubmitButton acting={words.saving} look="act">
                {words.save}
              </SubmitButton>
            </div>
          )}
          <FormFailure result={actionData} here={`${here}?to=${language}`} />
        </Form>
      )}
      <div className="mt-6">
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pages} />
      </div>
    </AdminPage>
  )
}
