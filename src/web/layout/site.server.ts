import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { attempt, needed } from '../attempt.server.ts'

/** Data of every page's frame: signed-in user, settings and villas. */
export async function readSite(api: Api, siteUrl: string) {
  const [who, { settings, testMode }, villas] = await Promise.all([
    attempt(api(accountCalls.who, {})),
    needed(api(settingsCalls.read, {})),
    attempt(api(villaCalls.list, {})),
  ])
  const { texts: _texts, ...shown } = settings
  return {
    user: who.answer?.user ?? null,
    owes: who.answer?.owes ?? null,
    settings: shown,
    testMode,
    siteUrl,
    villas: villas.answer?.villas.map(({ name, slug, greekName }) => ({ name, slug, greekName })) ?? fixedVillas,
  }
}

export type Site = Awaited<ReturnType<typeof readSite>>

const fixedVillas = [
  { name: 'Villa Armonia', slug: 'villa-armonia', greekName: null },
  { name: 'Villa Eirini', slug: 'villa-eirini', greekName: null },
  { name: 'Villa Thea', slug: 'villa-thea', greekName: null },
  { name: 'Villa Onar', slug: 'villa-onar', greekName: null },
]
