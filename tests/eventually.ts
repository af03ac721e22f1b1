import { vi } from 'vitest'

/** What `look` returns, as soon as it throws no more. The limit is a watchdog: a busy machine may take long. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000, interval: 10 })
