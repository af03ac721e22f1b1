import { Form, href, useLocation } from 'react-router'
import { language, languageLabel } from '#words/en/language.ts'
import { nameOf, tagOf } from '#words/languages.ts'
import { officeLanguages } from '#words/office-languages.ts'
import { Intent } from '../forms/intent.tsx'

/** The languages of the office. A document of its own: every language has its own scripts. */
export function LanguageForm() {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={href('/admin/dashboard/language')} reloadDocument>
      <Intent is="choose" />
      <input type="hidden" name="page" value={pathname + search} />
      <fieldset>
        <legend className="sr-only">{languageLabel}</legend>
        {officeLanguages.map((one) => (
          <button key={one} type="submit" name="language" value={one} lang={tagOf[one]} aria-pressed={one === language}>
            {nameOf[one]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
