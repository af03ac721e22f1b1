import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Db } from '../db/client.ts'
import { securityEvents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { coarseNetwork } from '../http/networks.ts'
import type { Route } from '../http/serve.ts'

type Happened = {
  kind: SecurityEventKind /** Null where nobody has the address that was tried. */
  accountId: number | null
  address: string
}

/** Keeps what happened, in the transaction where it does. */
export async function recordSecurityEvent(tx: Db, at: Date, { kind, accountId, address }: Happened): Promise<void> {
  await tx.insert(securityEvents).values({ at, kind, accountId, network: coarseNetwork(address) })
}

/** A call whose success is kept. `kind` says what as, or null where this one need not be. */
export function watched({ db, now }: Deps, route: Route, kind: (input: unknown) => SecurityEventKind | null): Route {
  return {
    ...route,
    handler: async (asked) => {
      const answer = await route.handler(asked)
      const happened = kind(asked.input)
      if (happened) await recordSecurityEvent(db, now(), { kind: happened, accountId: asked.account?.id ?? null, address: asked.address })
      return answer
    },
  }
}
