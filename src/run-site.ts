import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import type * as built from './start.ts'

/** Runs a site until the process gets a signal to end. Failures that the operator can fix print their message only. */
export async function runSite(
  { startSite, startFailure }: Pick<typeof built, 'startSite' | 'startFailure'>,
  env?: Env,
  deps?: Partial<Deps>,
): Promise<void> {
  try {
    const stop = await startSite(env, deps)
    const end = () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    const words = startFailure(error)
    if (words === null) throw error
    console.error(`\n${words}\n`)
    process.exit(1)
  }
}
