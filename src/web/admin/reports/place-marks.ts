/** Marks of an axis at round steps, about four of them, that has 0 and all values within it. More may be given back in a month than comes in. */
export function placeMarks(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = Math.max(highest - lowest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const [first, last] = [Math.floor(lowest / step), Math.max(1, Math.ceil(highest / step))]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
