import common from './common-passwords.json' with { type: 'json' }

const commonPasswords = new Set(common.passwords)
/** Letters and digits that must be left once the words that anybody would try first are taken out. */
const LEAST_OF_ONES_OWN = 4
const SHORTEST_WORD = 3

export type Guessable = 'common_password' | 'own_words_password'

/** Whether a password is among those that are tried first; `known` is what a stranger can know: name, address, the site's name. */
export function guessable(password: string, known: readonly string[]): Guessable | null {
  const small = password.toLowerCase()
  // 'Password1!' is no better than 'password1'.
  const bare = small.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  if (commonPasswords.has(small) || commonPasswords.has(bare)) return 'common_password'
  return ownLetters(small, known) < LEAST_OF_ONES_OWN ? 'own_words_password' : null
}

function ownLetters(password: string, known: readonly string[]): number {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length
}
