/** Characters of a claim that cards show. */
export const CLAIM_ROOM = 150
const SENTENCE_SHARE = 0.7

/**
 * The full text up to 150 characters. Longer text is cut after the last sentence that ends beyond 70% of the limit, otherwise at a
 * word with '...'.
 */
export function shortDescription(claim: string | null): string {
  const text = (claim ?? '').trim()
  if (text.length <= CLAIM_ROOM) return text
  const head = text.slice(0, CLAIM_ROOM)
  const sentenceEnd = Math.max(head.lastIndexOf('.'), head.lastIndexOf('!'), head.lastIndexOf('?'))
  if (sentenceEnd > CLAIM_ROOM * SENTENCE_SHARE) return head.slice(0, sentenceEnd + 1)
  const space = head.lastIndexOf(' ')
  return `${space > 0 ? head.slice(0, space) : head}...`
}
