/** Marks of an axis from 0 to at least the highest value, three to six of them at round steps. */
export function marksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}

/** Every how many months a label fits. */
export const labelEvery = (months: number, labels: number): number => [1, 2, 3, 6, 12].find((every) => months / every <= labels) ?? 12
