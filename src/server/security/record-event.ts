import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Db } from '../db/client.ts'
import { securityEvents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { coarseNetwork } from '../http/networks.ts'
import type { Route } from '../http/serve.ts'

type Happened = {
  kind: SecurityEventKind
  /** Null if no account has the email address that was tried. */
  accountId: number | null
  address: string
}

/** Records a security event in the transaction of its cause. */
export async function recordSecurityEvent(tx: Db, at: Date, { kind, accountId, address }: Happened): Promise<void> {
  await tx.insert(securityEvents).values({ at, kind, accountId, network: coarseNetwork(address) })
}

/** Records a security event for each successful call. `kind` returns its kind, or null for none. */
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
