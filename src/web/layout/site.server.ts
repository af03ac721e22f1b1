import { accountCalls } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { translationCalls } from '#contract/translations.ts'
import { villaCalls } from '#contract/villas.ts'
import { splitAddress } from '#domain/place.ts'
import { memoized } from '#render/document/memoized.server.ts'
import * as words from '#words/en/frame.ts'
import type { Language } from '#words/languages.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { readUnfinished } from './unfinished.server.ts'

/** `role`: in the back office. `requiredAction`: what an administrator must do first. `marked`: the browser says that a booking is not finished. */
export async function readAccount(api: Api, marked: boolean) {
  const { answer } = await apiResult(api(accountCalls.who, {}))
  const unfinished = marked && answer?.user ? await readUnfinished(api) : null
  return { user: answer?.user ?? null, role: answer?.role ?? null, requiredAction: answer?.requiredAction ?? null, unfinished }
}

export type CurrentAccount = Awaited<ReturnType<typeof readAccount>>

/** The languages in which the main text of a page is missing; null where it is in none. */
export async function readUntranslated(api: Api, path: string): Promise<Untranslated | null> {
  const { answer } = await apiResult(api(translationCalls.untranslated, {}))
  const languages = answer?.pages[path]
  return languages ? { path, languages } : null
}

export type Untranslated = { path: string; languages: Language[] }

const MOST_IN_MENUS = 12

/** Data of every page's frame. `account` is undefined on pages that all signed-in guests share. */
export async function readSite(api: Api, siteUrl: string, { anybody, unfinished }: { anybody: boolean; unfinished: boolean }) {
  const [account, settings, villas] = await Promise.all([
    anybody ? undefined : readAccount(api, unfinished),
    requiredAnswer(api(settingsCalls.read, {})),
    apiResult(api(villaCalls.list, {})),
  ])
  return { account, unfinished, siteUrl, ...makeFrame(settings, villas.answer) }
}

const makeFrame = memoized(
  (
    { settings, testMode, otherCurrencies, english, priceNames }: AnswerOf<typeof settingsCalls.read>,
    known: AnswerOf<typeof villaCalls.list> | null,
  ) => {
    const {
      texts: _texts,
      hosts: _hosts,
      law: _law,
      included: _included,
      discounts: _discounts,
      testimonials: _testimonials,
      ...shown
    } = settings
    const place = splitAddress(settings.contact.address, PLACEHOLDER).region
    return {
      settings: shown,
      /** What titles of pages end with: the name of the site, and where its villas are. */
      titleEnd: place ? words.villasAt(settings.general.siteName, place) : settings.general.siteName,
      testMode,
      otherCurrencies,
      english: english?.filter((field) => /^(general|company)/.test(field)),
      termsInEnglish: english?.includes('texts.terms') ?? false,
      priceNames,
      villas: known?.villas.slice(0, MOST_IN_MENUS).map(({ name, slug, greekName }) => ({ name, slug, greekName })) ?? fixedVillas,
      moreVillas: moreVillasThan(MOST_IN_MENUS, known?.total),
    }
  },
)

/** What a link to all villas says, with the number of those that are not listed beside it; null if all are. */
export const moreVillasThan = (listed: number, all = 0) => (all > listed ? words.allVillasAnd(all - listed) : null)

export type Site = Awaited<ReturnType<typeof readSite>>

const fixedVillas = [
  { name: words.villaArmonia, slug: 'villa-armonia', greekName: null },
  { name: words.villaEirini, slug: 'villa-eirini', greekName: null },
  { name: words.villaThea, slug: 'villa-thea', greekName: null },
  { name: words.villaOnar, slug: 'villa-onar', greekName: null },
]
