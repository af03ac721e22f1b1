const LIMIT = 150
const SENTENCE_SHARE = 0.7

/** The claim whole up to 150 characters, else cut at a sentence end that lies beyond 70% of it, else at a word with '...'. */
export function shortDescription(claim: string | null): string {
  const text = (claim ?? '').trim()
  if (text.length <= LIMIT) return text
  const head = text.slice(0, LIMIT)
  const sentenceEnd = Math.max(head.lastIndexOf('.'), head.lastIndexOf('!'), head.lastIndexOf('?'))
  if (sentenceEnd > LIMIT * SENTENCE_SHARE) return head.slice(0, sentenceEnd + 1)
  const space = head.lastIndexOf(' ')
  return `${space > 0 ? head.slice(0, space) : head}...`
}
