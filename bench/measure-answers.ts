const ROUNDS = 20

export const heading = '| read or screen | middle | slowest of 20 |\n|---|---|---|'

/** Prints how long an address takes to answer: the middle and the slowest of twenty. @throws Error if it does not answer 200 */
export async function measureAnswers(address: string, send: (address: string) => Promise<Response>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await send(address)
    await response.text()
    times.push(performance.now() - began)
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  }
  times.sort((a, b) => a - b)
  const [middle = 0, slowest = 0] = [times[ROUNDS / 2], times.at(-1)]
  console.log(`| \`${address}\` | ${middle.toFixed(0)} ms | ${slowest.toFixed(0)} ms |`)
}
