import type { CountedFact, YesNoFact } from '#domain/villas/family-facts.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { metres } from './numbers.ts'

const counting = countingIn('el')

export const forFamilies = 'Για οικογένειες και πρόσβαση'
export const factNames: Record<YesNoFact, string> = {
  cot: 'Βρεφικό κρεβάτι',
  highChair: 'Παιδικό κάθισμα φαγητού',
  stairGate: 'Πορτάκι στη σκάλα',
  groundFloorBed: 'Κρεβάτι στο ισόγειο',
  stepFree: 'Είσοδος χωρίς σκαλοπάτια',
  poolFence: 'Περίφραξη πισίνας',
  parking: 'Θέση στάθμευσης',
  charging: 'Φορτιστής αυτοκινήτων',
  pets: 'Κατοικίδια',
  smoking: 'Κάπνισμα μέσα',
}
export const countedNames: Record<CountedFact, string> = {
  stairs: 'Σκαλοπάτια μέσα',
  poolDistance: 'Απόσταση από την πισίνα',
  poolDepth: 'Βάθος πισίνας',
}

/** Whole phrases, for lists. */
export const trueFacts: Record<YesNoFact, string> = {
  cot: 'Διαθέσιμο βρεφικό κρεβάτι',
  highChair: 'Διαθέσιμο παιδικό κάθισμα φαγητού',
  stairGate: 'Πορτάκι στη σκάλα',
  groundFloorBed: 'Κρεβάτι στο ισόγειο',
  stepFree: 'Είσοδος χωρίς σκαλοπάτια',
  poolFence: 'Περίφραξη γύρω από την πισίνα',
  parking: 'Θέση στάθμευσης στη βίλα',
  charging: 'Φορτιστής ηλεκτρικών αυτοκινήτων',
  pets: 'Τα κατοικίδια είναι ευπρόσδεκτα',
  smoking: 'Το κάπνισμα επιτρέπεται μέσα',
}
export const untrueFacts: Record<YesNoFact, string> = {
  cot: 'Χωρίς βρεφικό κρεβάτι',
  highChair: 'Χωρίς παιδικό κάθισμα φαγητού',
  stairGate: 'Χωρίς πορτάκι στη σκάλα',
  groundFloorBed: 'Χωρίς κρεβάτι στο ισόγειο',
  stepFree: 'Σκαλοπάτια στην είσοδο',
  poolFence: 'Χωρίς περίφραξη στην πισίνα',
  parking: 'Χωρίς θέση στάθμευσης',
  charging: 'Χωρίς φορτιστή αυτοκινήτων',
  pets: 'Χωρίς κατοικίδια',
  smoking: 'Χωρίς κάπνισμα μέσα',
}

const steps = counting({ one: 'σκαλοπάτι μέσα', other: 'σκαλοπάτια μέσα' })

/** Depth in centimetres. */
export const countedFacts: Record<CountedFact, (value: number) => string> = {
  stairs: (value) => (value === 0 ? 'Χωρίς σκάλες μέσα' : steps(value)),
  poolDistance: (value) => `${metres(value)} έως την πισίνα`,
  poolDepth: (value) => `Πισίνα με βάθος έως ${metres(value / 100)}`,
}

/** In a table, beside the name of a fact. */
export const yes = 'Ναι'
export const no = 'Όχι'
export const filter = 'Βρεφικό κρεβάτι, περίφραξη πισίνας, κατοικίδια …'
export const noneHasAll = 'Καμία βίλα δεν τα διαθέτει όλα αυτά.'
export const showThese = 'Εμφάνιση αυτών των βιλών'

true satisfies Translated<typeof import('../en/family.ts'), typeof import('./family.ts')>
