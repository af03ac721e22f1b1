const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** Capital letters without spaces. */
export const compactIban = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** ISO 13616: the country's letters and check digits moved to the end, letters as numbers, modulo 97. */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!SHAPE.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** In groups of four. */
export const formatIban = (text: string): string => compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')

/** ISO 9362. */
export const isBic = (text: string): boolean => BIC.test(compactIban(text))
