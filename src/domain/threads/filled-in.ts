/** Nobody writes a name, an address and a question in less. */
const LEAST_SECONDS = 3
/** A page may stay open over a night. */
const MOST_HOURS = 24

export type FilledInBy = 'person' | 'too_quick' | 'form_too_old' | 'looks_automatic'

/**
 * Who fills in an open form, as far as it shows. `shownAt`: when the form was shown, in milliseconds; null if the site has not signed it.
 * `trap`: a field that people do not see.
 */
export function judgeForm({ shownAt, trap, now }: { shownAt: number | null; trap: string; now: number }): FilledInBy {
  if (trap !== '' || shownAt === null || shownAt > now) return 'looks_automatic'
  const seconds = (now - shownAt) / 1000
  if (seconds < LEAST_SECONDS) return 'too_quick'
  return seconds > MOST_HOURS * 3600 ? 'form_too_old' : 'person'
}
