import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/privacy.en.ts'
import { apiOf } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { OwnersText } from '../content/owners-text.tsx'
import type { Route } from './+types/privacy'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await requiredAnswer(apiOf(context)(settingsCalls.read, {}))
  return { privacy: settings.texts.privacy }
}

export default function Privacy({ loaderData: { privacy } }: Route.ComponentProps) {
  return <OwnersText title={words.privacy} description={words.whatWeKeepAbout} text={privacy} />
}
