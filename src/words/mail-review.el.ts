import type { ReviewRequest } from '#domain/bookings/review.ts'
import * as counts from './counts.el.ts'
import { writtenNumber } from './numbers.el.ts'

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Πώς ήταν η διαμονή σας; ${villa}`,
    preheader: 'Λίγα λόγια βοηθούν τους επόμενους επισκέπτες να διαλέξουν.',
    opening: `Σας ευχαριστούμε για τη διαμονή σας: ${villa}, ${days}. Θα θέλατε να πείτε σε άλλους επισκέπτες πώς ήταν;`,
  }),
  reminded: (villa, days) => ({
    subject: `Η κριτική σας: ${villa}`,
    preheader: 'Αν έχετε ένα λεπτό. Δεν θα ρωτήσουμε ξανά.',
    opening: `Μείνατε μαζί μας: ${villa}, ${days}. Αν θέλετε να πείτε στους άλλους επισκέπτες πώς ήταν, είναι η τελευταία φορά που σας ρωτάμε.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Αρκούν τα αστέρια και λίγα λόγια. Καλή ή κακή, η κριτική σας εμφανίζεται σε ${counts.days(days)}, με το όνομα που θα επιλέξετε. Τις πρώτες ${writtenNumber(changeDays)} ημέρες μπορείτε να την αλλάξετε.`
export const writeReview = 'Γράψτε κριτική'

export const refused = {
  subject: (villa: string) => `Η κριτική σας δεν εμφανίζεται: ${villa}`,
  preheader: 'Δείτε τον λόγο και τι μπορείτε να κάνετε.',
  opening: (villa: string, days: string) => `Οι οικοδεσπότες δεν εμφανίζουν την κριτική σας για τη διαμονή: ${villa}, ${days}.`,
  title: 'Η κριτική σας',
  reason: 'Λόγος',
  writeToUs:
    'Μια κριτική μπορεί να μην εμφανιστεί για λίγους μόνο λόγους, ποτέ επειδή είναι κακή. Αν πιστεύετε ότι αυτός ο λόγος δεν ισχύει, γράψτε μας στη σελίδα της διαμονής σας.',
}
