import type { Probe } from './probes.ts'

const SMALL = 1024
const LARGE = 14 * 1024
/** How many times the processor time of its small twin a large request may cost; a twin counts as this much at least. */
const MOST_TIMES = 4
const LEAST_MS = 3
const ROUNDS = 5
/** What is too much counts as such when it is so each time: a collection of garbage falls into any of them. */
const MOST_MEASURED = 3

type Ask = (path: string, init: RequestInit) => Promise<number>

/** Processor time of this thread. */
const milliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The median cost of a request; each is made anew, because a body is read once. */
async function measureCost(ask: Ask, { of }: Probe, bytes: number, rounds: number): Promise<{ ms: number; status: number }> {
  const costs: number[] = []
  let status = 0
  for (let round = 0; round < rounds; round += 1) {
    const asked = await of(bytes)
    const begun = milliseconds()
    status = Math.max(status, await ask(...asked))
    costs.push(milliseconds() - begun)
  }
  return { ms: costs.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, status }
}

/** The probes that fail or cost far more when large. A first, single round leaves only those that may. */
export async function costsTooMuch(probes: readonly Probe[], ask: Ask): Promise<string[]> {
  const found: string[] = []
  for (const probe of probes) {
    let measured = await comparison(probe, ask, 1)
    for (let again = 0; again < MOST_MEASURED && isTooMuch(measured); again += 1) measured = await comparison(probe, ask, ROUNDS)
    const { small, large, status } = measured
    if (isTooMuch({ small, large }) || status >= 500)
      found.push(`${probe.name}: ${status}, ${small.toFixed(1)} ms, then ${large.toFixed(1)} ms`)
  }
  return found
}

/** What each probe costs, small and large. */
export async function measureCosts(probes: readonly Probe[], ask: Ask) {
  const costs: { probe: string; small: number; large: number }[] = []
  for (const probe of probes) costs.push({ probe: probe.name, ...(await comparison(probe, ask, ROUNDS)) })
  return costs
}

const isTooMuch = ({ small, large }: { small: number; large: number }): boolean => large > MOST_TIMES * Math.max(small, LEAST_MS)

async function comparison(probe: Probe, ask: Ask, rounds: number) {
  const small = await measureCost(ask, probe, SMALL, rounds)
  const large = await measureCost(ask, probe, LARGE, rounds)
  return { small: small.ms, large: large.ms, status: Math.max(small.status, large.status) }
}
