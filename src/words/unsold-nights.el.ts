import type { UnsoldReason } from '#domain/unsold-nights.ts'
import * as counts from './counts.el.ts'

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `οι διαμονές έχουν τουλάχιστον ${counts.nights(least)}, και το πολύ ${counts.nights(most)}.`,
  arrival: () => 'καμία διαμονή δεν μπορεί να αρχίσει αυτές τις ημέρες.',
  departure: () => 'μια διαμονή που αρχίζει τότε δεν μπορεί να τελειώσει σε ημέρα αναχώρησης.',
  closed: ({ least }) => `ανάμεσα σε κλειστές ημερομηνίες υπάρχουν λιγότερες από την ελάχιστη διαμονή (${counts.nights(least)}).`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'Όλες οι βίλες'}, βραδιές ${from} – ${until}: κανείς δεν μπορεί να τις κλείσει, γιατί ${whyOf(reason)}`

export const title = 'Αυτοί οι κανόνες μαζί δεν πουλούν τίποτα ορισμένες ημέρες'
export const whatToDo = 'Αλλάξτε έναν από τους κανόνες, ή κλείστε αυτές τις ημερομηνίες αν δεν θέλετε να έρθει κανείς.'
