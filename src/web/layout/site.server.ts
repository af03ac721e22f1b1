import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/frame.en.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'

/** Data of every page's frame: signed-in user, settings and villas. */
export async function readSite(api: Api, siteUrl: string) {
  const [who, { settings, testMode }, villas] = await Promise.all([
    apiResult(api(accountCalls.who, {})),
    requiredAnswer(api(settingsCalls.read, {})),
    apiResult(api(villaCalls.list, {})),
  ])
  const { texts: _texts, ...shown } = settings
  return {
    user: who.answer?.user ?? null,
    requiredAction: who.answer?.requiredAction ?? null,
    settings: shown,
    testMode,
    siteUrl,
    villas: villas.answer?.villas.map(({ name, slug, greekName }) => ({ name, slug, greekName })) ?? fixedVillas,
  }
}

export type Site = Awaited<ReturnType<typeof readSite>>

const fixedVillas = [
  { name: words.villaArmonia, slug: 'villa-armonia', greekName: null },
  { name: words.villaEirini, slug: 'villa-eirini', greekName: null },
  { name: words.villaThea, slug: 'villa-thea', greekName: null },
  { name: words.villaOnar, slug: 'villa-onar', greekName: null },
]
