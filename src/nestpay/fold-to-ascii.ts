const letters: Record<string, string> = {
  đ: 'dj',
  Đ: 'Dj',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  œ: 'oe',
  Œ: 'Oe',
  þ: 'th',
  ð: 'd',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
  щ: 'sc',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ё: 'e',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
}

function folded(letter: string): string {
  const plain = letters[letter]
  if (plain !== undefined) return plain
  const small = letters[letter.toLowerCase()]
  return small === undefined ? letter : small.charAt(0).toUpperCase() + small.slice(1)
}

/** Converts text to ASCII without characters that break hashes, trimmed and truncated, so that every gateway computes the same hash. */
export function foldToAscii(text: string, longest: number): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(bare.normalize('NFC'), folded)
    .join('')
    .replace(/[^\x20-\x7e]|[|\\<>&"]/g, '')
    .trim()
    .slice(0, longest)
    .trim()
}
