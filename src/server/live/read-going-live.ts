import type { AnswerOf } from '#contract/call.ts'
import type { goingLiveCalls } from '#contract/going-live.ts'
import { liveConditionCodes, liveConditions, pageToMeet } from '#domain/going-live/conditions.ts'
import { type Asked, openAdvice } from './advice.ts'
import { readLiveSite } from './live-site.ts'
import { unmetConditions } from './unmet-conditions.ts'

/** Every condition of a site with real guests once, with what this site lacks of it. */
export async function readGoingLive(deps: Asked): Promise<AnswerOf<typeof goingLiveCalls.read>> {
  const { db, env } = deps
  const live = env.LIVE === '1'
  const until = (live && (await readLiveSite(db))?.until) || {}
  const lacks = [...(await unmetConditions(db, env)), ...(await openAdvice(deps))]
  return {
    live,
    conditions: liveConditionCodes.map((code) => {
      const { who, needed } = liveConditions[code]
      const names = new Set(lacks.filter((lack) => lack.code === code).map(({ name }) => name))
      const lacking = [...names].map((name) => ({ name, page: pageToMeet(code, name), by: until[name] ?? null }))
      return { code, who, needed, page: pageToMeet(code), lacks: lacking }
    }),
  }
}
