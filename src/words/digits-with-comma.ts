// Serbian, Greek and German write numbers alike, as `Intl` does; `written.test.ts` compares.

/** 1234567.5 with two decimals is '1.234.567,50'. */
export function digits(value: number, least: number, most = least): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.')
  const kept = decimals.slice(0, Math.max(least, decimals.replace(/0+$/, '').length))
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return kept ? `${grouped},${kept}` : grouped
}
