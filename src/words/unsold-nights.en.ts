import type { UnsoldReason } from '#domain/unsold-nights.ts'
import * as counts from './counts.en.ts'

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `stays have to have at least ${counts.nights(least)}, and may have at most ${counts.nights(most)}.`,
  arrival: () => 'stays can begin on none of these days.',
  departure: () => 'a stay that begins then can end on no day of departure.',
  closed: ({ least }) => `there are fewer than ${counts.nights(least)} between closed dates, which is the minimum stay.`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'All villas'}, nights of ${from} to ${until}: nobody can book them, because ${whyOf(reason)}`

export const title = 'These rules together sell nothing on some days'
export const whatToDo = 'Please change one of the rules, or close these dates if nobody is to come.'
