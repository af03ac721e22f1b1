import { privacyCalls } from '#contract/privacy.ts'
import { passwordHashOf } from '../accounts/confirm-password.ts'
import { endAllSessions, endOneSession, endSession, sessionsOf } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { eraseOwnData } from './erase-personal-data.ts'
import { readOwnData } from './read-personal-data.ts'

export const privacyRoutes = (deps: Deps) => [
  watched(
    deps,
    serve(privacyCalls.read, ({ account, request }) => readOwnData(deps, account, request)),
    () => 'own_data_export',
  ),
  serve(privacyCalls.erase, async ({ account, input, request, setCookie }) => {
    await eraseOwnData(deps, account, input.password ?? '', request)
    setCookie(await endSession(deps, request))
    return {}
  }),
  serve(privacyCalls.sessions, async ({ account, request }) => ({
    sessions: await sessionsOf(deps, account.id, request),
    hasPassword: (await passwordHashOf(deps, account.id)) !== null,
  })),
  serve(privacyCalls.endSession, async ({ account, input, request, setCookie }) => {
    const here = await endOneSession(deps, account.id, input.id, request)
    if (here) setCookie(await endSession(deps, request))
    return { here }
  }),
  serve(privacyCalls.endSessions, async ({ account, request, setCookie }) => {
    await endAllSessions(deps.db, account.id)
    setCookie(await endSession(deps, request))
    return {}
  }),
]
