import { stayRuleCalls } from '#contract/stay-rules.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-stay-rules.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export async function readRules({ api }: TabAsked) {
  const [{ rules }, { unsold }, { villas }] = await Promise.all([
    needed(api(stayRuleCalls.list, {}), words.failedToLoad),
    needed(api(stayRuleCalls.unsold, {}), words.failedToLoad),
    needed(api(villaCalls.names, {}), words.failedToLoad),
  ])
  return { rules, unsold, villas }
}
