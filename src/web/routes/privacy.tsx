import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/privacy.en.ts'
import { apiOf } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { AddressPart } from '../content/address-part.tsx'
import { OwnersText } from '../content/owners-text.tsx'
import type { Route } from './+types/privacy'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await requiredAnswer(apiOf(context)(settingsCalls.read, {}))
  const { euRepresentative, authority } = settings.law
  return { privacy: settings.texts.privacy, euRepresentative, authority }
}

export default function Privacy({ loaderData: { privacy, euRepresentative, authority } }: Route.ComponentProps) {
  return (
    <OwnersText title={words.privacy} description={words.whatWeKeepAbout} text={privacy}>
      <AddressPart title={words.euRepresentative} text={euRepresentative} />
      <AddressPart title={words.authority} text={authority} />
    </OwnersText>
  )
}
