/** Parses '59757.00', '59757,0' and '59757' to hundredths; null for other formats. */
export function minorUnits(amount: string): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(amount.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
