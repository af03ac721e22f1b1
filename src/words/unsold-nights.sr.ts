import type { UnsoldReason } from '#domain/unsold-nights.ts'
import * as counts from './counts.sr.ts'

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `boravak mora da traje najmanje ${counts.nights(least)}, a sme najviše ${counts.nights(most)}.`,
  arrival: () => 'nijednog od tih dana boravak ne može da počne.',
  departure: () => 'boravak koji tada počne ne može da se završi nijednog dana odlaska.',
  closed: ({ least }) => `između zatvorenih datuma ima manje od najmanjeg boravka (${counts.nights(least)}).`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'Sve vile'}, noći ${from} – ${until}: niko ne može da ih rezerviše, jer ${whyOf(reason)}`

export const title = 'Ova pravila zajedno nekih dana ne prodaju ništa'
export const whatToDo = 'Promenite jedno od pravila, ili zatvorite te datume ako niko ne treba da dođe.'
