import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/en/legal.ts'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { AddressPart } from '../content/address-part.tsx'
import { OwnersText } from '../content/owners-text.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { getLang } from '../layout/use-site.ts'
import type { Route } from './+types/privacy'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, english } = await requiredAnswer(getApi(context)(settingsCalls.read, {}))
  const { euRepresentative, authority } = settings.law
  return { privacy: settings.texts.privacy, euRepresentative, authority, english }
}

export default function Privacy({ loaderData: { privacy, euRepresentative, authority, english } }: Route.ComponentProps) {
  return (
    <OwnersText
      title={words.privacy}
      description={words.whatWeKeepAbout}
      text={privacy}
      lang={getLang({ english }, 'texts.privacy')}
      intro={getLang({ english }, 'texts.privacy') && <p>{words.onlyInEnglish}</p>}
    >
      <AddressPart title={words.euRepresentative} text={euRepresentative} lang={getLang({ english }, 'law.euRepresentative')} />
      <AddressPart title={words.authority} text={authority} lang={getLang({ english }, 'law.authority')} />
    </OwnersText>
  )
}
