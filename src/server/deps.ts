import type { Logger } from 'pino'
import type { Db } from './db/client.ts'
import type { Content } from './db/content.ts'
import type { Env } from './env.ts'
import type { Consumers } from './events/consumer.ts'
import type { Meters } from './metrics/meters.ts'
import type { PublicNet } from './outside/public-net.ts'
import type { Bank } from './payments/bank.ts'
import type { Store } from './store/store.ts'

/** Everything outside our code that a command may need. */
export type Deps = {
  db: Db
  /** What public pages show, and how often it has changed. */
  content: Content
  /** Where pictures are kept. */
  store: Store
  now: () => Date
  env: Env
  /** The process has been told to end: it serves on for a while, and proxies are to choose another. */
  stopping: () => boolean
  log: Logger
  meters: Meters
  /** Told of events after the commit. */
  consumers: Consumers
  bank: Bank
  /** Signs what goes through a guest's browser and comes back. */
  secret: string
  /** Fetches from outside; tests put their own sources behind it. */
  fetch: typeof fetch
  /** For addresses that people have given. */
  publicNet: PublicNet
}
