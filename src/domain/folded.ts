const LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ς: 'σ' }

/** Letters without accents and case, for searches: 'Kovács' and 'KOVACS' are the same. The database folds in the same way. */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đłøıς]/g, (letter) => LETTERS[letter] ?? letter)

/** The digits of something that looks like a phone number, without what is left out or written in other ways at its begin; else null. */
export function phoneDigits(typed: string): string | null {
  if (!/^[\d\s+()/.-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 5 ? digits : null
}
