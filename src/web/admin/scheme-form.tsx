import { Form, href, useLocation } from 'react-router'
import * as words from '#words/en/office-frame.ts'
import { Intent } from '../forms/intent.tsx'
import { useSite } from '../layout/use-site.ts'
import { schemes } from './schemes.ts'

/** Light or dark. A document of its own, as the cookie decides about its first paint. */
export function SchemeForm() {
  const { pathname, search } = useLocation()
  const chosen = useSite()?.scheme ?? 'device'
  return (
    <Form method="post" action={href('/admin/dashboard/language')} reloadDocument>
      <Intent is="scheme" />
      <input type="hidden" name="page" value={pathname + search} />
      <fieldset>
        <legend className="sr-only">{words.scheme}</legend>
        {schemes.map((one) => (
          <button key={one} type="submit" name="scheme" value={one} aria-pressed={one === chosen}>
            {words.nameOfScheme[one]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
