/** Tells a person at a terminal what a start does, and since when; where output is a log, nothing. */
export function progress(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout): (what: string) => void {
  const begun = performance.now()
  return (what) => {
    if (out.isTTY) out.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${what}\n`)
  }
}
