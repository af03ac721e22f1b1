import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Db } from '../db/client.ts'
import { securityEvents } from '../db/schema.ts'
import { coarseNetwork } from '../http/networks.ts'

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
