import { ownDataCalls } from '#contract/own-data.ts'
import { endAllSessions, endOneSession, endSession, sessionsOf } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { readOwnData } from './read-own-data.ts'

export const ownDataRoutes = (deps: Deps) => [
  watched(
    deps,
    serve(ownDataCalls.read, ({ account, request }) => readOwnData(deps, account, request)),
    () => 'own_data_export',
  ),
  serve(ownDataCalls.erase, async ({ account, input, request, setCookie }) => {
    await eraseOwnData(deps, account, input.password)
    setCookie(await endSession(deps, request))
    return {}
  }),
  serve(ownDataCalls.sessions, async ({ account, request }) => ({ sessions: await sessionsOf(deps, account.id, request) })),
  serve(ownDataCalls.endSession, async ({ account, input, request, setCookie }) => {
    const here = await endOneSession(deps, account.id, input.id, request)
    if (here) setCookie(await endSession(deps, request))
    return { here }
  }),
  serve(ownDataCalls.endSessions, async ({ account, request, setCookie }) => {
    await endAllSessions(deps.db, account.id)
    setCookie(await endSession(deps, request))
    return {}
  }),
]
