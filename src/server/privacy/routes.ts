import { findPasswordHash } from '../accounts/confirm-password.ts'
import { endNotices } from '../accounts/devices.ts'
import { endAllSessions, endOneSession, endSession, listSessions } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { eraseOwnData } from './erase-personal-data.ts'
import { readOwnData } from './read-personal-data.ts'

export const privacyHandlers = (deps: Deps): HandlersOf<'privacy'> => ({
  privacy: {
    read: { handle: ({ account, request, language }) => readOwnData(deps, account, request, language), event: () => 'own_data_export' },
    erase: async ({ account, input, request, setCookie }) => {
      await eraseOwnData(deps, account, input.password ?? '', request)
      setCookie(await endSession(deps, request))
      return {}
    },
    sessions: async ({ account, request }) => ({
      sessions: await listSessions(deps, account.id, request),
      hasPassword: (await findPasswordHash(deps, account.id)) !== null,
    }),
    endSession: async ({ account, input, request, setCookie }) => {
      const here = await endOneSession(deps, account.id, input.id, request)
      if (here) {
        await endNotices(deps, account.id, request)
        setCookie(await endSession(deps, request))
      }
      return { here }
    },
    endSessions: async ({ account, request, setCookie }) => {
      await endAllSessions(deps.db, account.id)
      setCookie(await endSession(deps, request))
      return {}
    },
  },
})
