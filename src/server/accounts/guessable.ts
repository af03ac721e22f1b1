import common from './common-passwords.json' with { type: 'json' }

const commonPasswords = new Set(common.passwords)
/** Minimum letters and digits that remain after removing words an attacker would try first. */
const MIN_OWN_CHARACTERS = 4
const SHORTEST_WORD = 3

export type Guessable = 'common_password' | 'own_words_password'

/** Reason why a password is easy to guess; null if it is not. `known`: words an attacker can know, such as name, address and site name. */
export function guessable(password: string, known: readonly string[]): Guessable | null {
  const small = password.toLowerCase()
  // 'Password1!' is no stronger than 'password1'.
  const bare = small.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  if (commonPasswords.has(small) || commonPasswords.has(bare)) return 'common_password'
  return countOwnCharacters(small, known) < MIN_OWN_CHARACTERS ? 'own_words_password' : null
}

function countOwnCharacters(password: string, known: readonly string[]): number {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length
}
