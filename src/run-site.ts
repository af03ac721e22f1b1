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
    const end = (stopping: Promise<void>): void => {
      stopping.then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    process.once('SIGTERM', () => end(stop()))
    // Ctrl-C: no proxy waits for this process.
    process.once('SIGINT', () => {
      console.log('\nStopping. The next `npm start` goes on from here.')
      end(stop({ atOnce: true }))
    })
  } catch (error) {
    const words = startFailure(error)
    if (words === null) throw error
    console.error(`\n${words}\n`)
    process.exit(1)
  }
}
