import type { ComplaintDecision } from '#domain/support/complaints.ts'
import { ended } from './full-stop.ts'
import { onDay, theDay } from './greek-days.ts'

export const table = {
  title: 'Παράπονο',
  number: 'Αριθμός παραπόνου',
  receivedOn: 'Ημερομηνία παραλαβής',
  booking: 'Αριθμός κράτησης',
  answerBy: 'Απαντάμε έως',
  solveBy: 'Το επιλύουμε έως',
  decision: 'Απόφαση',
}

export const received = {
  subject: (number: string) => `Λάβαμε το παράπονό σας ${number}`,
  preheader: (answerBy: string) => `Θα έχετε την απάντησή μας έως ${theDay(answerBy)}.`,
  isReceived: (number: string, day: string, answerBy: string, solveBy: string) =>
    `Λάβαμε το παράπονό σας ${onDay(day)}. Ο αριθμός του είναι ${number}. Απαντάμε έως ${theDay(answerBy)} και το επιλύουμε έως ${theDay(solveBy)}.`,
  keepIt: 'Φυλάξτε αυτό το email: βεβαιώνει ότι λάβαμε το παράπονό σας.',
}

const decided: Record<ComplaintDecision, string> = {
  accepted: 'Αποδεχόμαστε το παράπονό σας.',
  partly: 'Αποδεχόμαστε εν μέρει το παράπονό σας.',
  refused: 'Δεν αποδεχόμαστε το παράπονό σας, για τους λόγους που αναφέρονται στην απάντησή μας.',
}

export const answered = {
  subject: (number: string) => `Η απάντησή μας στο παράπονό σας ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `Θα επιλυθεί το αργότερο έως ${theDay(day)}.`,
  readIt: 'Διαβάστε την απάντησή μας στη σελίδα της διαμονής σας.',
  disputeBodies: (bodies: string) => `Αν δεν συμφωνείτε, μπορείτε να απευθυνθείτε σε φορέα εναλλακτικής επίλυσης διαφορών: ${bodies}`,
  button: 'Δείτε τη διαμονή σας',
}

export const ownerReceived = {
  subject: (number: string) => `Παράπονο ${number}`,
  preheader: (guest: string, answerBy: string) => `Από: ${ended(guest)} Απαιτείται απάντηση με απόφαση έως ${theDay(answerBy)}.`,
  hasComplained: (guest: string, answerBy: string, solveBy: string) =>
    `Υποβλήθηκε παράπονο. Επισκέπτης: ${ended(guest)} Ο νόμος ζητά απάντηση έως ${theDay(answerBy)} και λύση έως ${theDay(solveBy)}.`,
  button: 'Παράπονα',
}

export const ownerDue = {
  subject: {
    answer: {
      soon: (number: string) => `Το παράπονο ${number} πρέπει να απαντηθεί`,
      late: (number: string) => `Το παράπονο ${number} δεν απαντήθηκε εγκαίρως`,
    },
    solution: {
      soon: (number: string) => `Το παράπονο ${number} πρέπει να επιλυθεί`,
      late: (number: string) => `Το παράπονο ${number} δεν επιλύθηκε εγκαίρως`,
    },
  },
  preheader: {
    answer: (day: string) => `Έχουμε υποσχεθεί απάντηση έως ${theDay(day)}.`,
    solution: (day: string) => `Έχουμε υποσχεθεί λύση έως ${theDay(day)}.`,
  },
}
