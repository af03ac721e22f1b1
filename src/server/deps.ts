import type { Logger } from 'pino'
import type { Passwords } from './accounts/passwords.ts'
import type { Db } from './db/client.ts'
import type { Content } from './db/content.ts'
import type { Env } from './env.ts'
import type { Consumers } from './events/consumer.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Meters } from './metrics/meters.ts'
import type { PublicNet } from './outside/public-net.ts'
import type { Bank } from './payments/bank.ts'
import type { Clocks } from './safeguards/clocks.ts'
import type { Store } from './store/store.ts'

/** External dependencies of the server code. */
export type Deps = {
  db: Db
  /** Cache of public content and its version. */
  content: Content
  /** Storage for pictures. */
  store: Store
  now: () => Date
  /** Other clocks that `now` is compared with. */
  clocks: Clocks
  env: Env
  /** True during shutdown: requests are still served, but `/readyz` fails so that proxies choose another process. */
  stopping: () => boolean
  log: Logger
  meters: Meters
  /** Null if no mail server is configured. */
  mailer: Mailer | null
  /** Path patterns of the pages for guests, such as `/villas/:slug`. */
  pages: readonly string[]
  /** Receive events after the commit. */
  consumers: Consumers
  bank: Bank
  passwords: Passwords
  /** Signs data that passes through a guest's browser. */
  secret: string
  /** Outgoing requests to configured URLs; tests replace it. */
  fetch: typeof fetch
  /** Outgoing requests to user-supplied URLs. */
  publicNet: PublicNet
}
