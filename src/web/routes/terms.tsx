import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/en/legal.ts'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { AddressPart } from '../content/address-part.tsx'
import { OwnersText } from '../content/owners-text.tsx'
import { ConversionStatement } from '../currency/conversion-statement.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { getLang } from '../layout/use-site.ts'
import type { Route } from './+types/terms'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, english } = await requiredAnswer(getApi(context)(settingsCalls.read, {}))
  const { terms, termsVersion } = settings.texts
  return { terms, termsVersion, disputeBodies: settings.law.disputeBodies, english }
}

export default function Terms({ loaderData: { terms, termsVersion, disputeBodies, english } }: Route.ComponentProps) {
  return (
    <OwnersText
      title={words.termsConditions}
      description={words.howAStayIsBooked}
      text={terms}
      lang={getLang({ english }, 'texts.terms')}
      intro={
        <p>
          {words.version(termsVersion)}
          {getLang({ english }, 'texts.terms') && `. ${words.onlyInEnglish}`}
        </p>
      }
    >
      <section className="measure mt-12">
        <h2 className="mb-3 text-xl">{words.cardPaymentsInDinars}</h2>
        <ConversionStatement />
      </section>
      <AddressPart title={words.disputeBodies} text={disputeBodies} lang={getLang({ english }, 'law.disputeBodies')} />
    </OwnersText>
  )
}
