import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { onDay, theDay } from './grammar.ts'
import { reasonLabels } from './support.ts'

export const requestTable = { title: 'Αίτημα', order: 'Παραγγελία', reason: 'Λόγος', message: 'Μήνυμα' }

export const requestReceived = {
  subject: (id: string) => `Το αίτημά σας #${id}`,
  preheader: (reason: SupportReason) => `Το λάβαμε και απαντάμε μέσα σε 24 ώρες (${reasonLabels[reason]}).`,
  weAnswer: 'Λάβαμε το αίτημά σας και απαντάμε μέσα σε 24 ώρες.',
}

export const ownerRequestReceived = {
  subject: (id: number) => `Αίτημα #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, παραγγελία ${orderId}.`,
  hasWritten: (guest: string, email: string) => `Μήνυμα από ${guest} (${email}):`,
  button: 'Αιτήματα',
}

const stillOpen = 'Αν κάτι μένει ανοιχτό, γράψτε μας από τη σελίδα «Οι κρατήσεις μου».'

export const resolved = {
  subject: (id: string) => `Το αίτημα #${id} επιλύθηκε`,
  preheader: stillOpen,
  isResolved: (id: string, reason: string, orderId: string) => `Το αίτημά σας #${id} (${reason}, παραγγελία ${orderId}) επιλύθηκε.`,
  stillOpen,
}

export const requestAnswered = {
  subject: (id: string) => `Απάντηση στο αίτημά σας #${id}`,
  preheader: (reason: SupportReason) => `Σας απαντήσαμε (${reasonLabels[reason]}).`,
  hasAnswered: 'Σας απαντήσαμε. Μπορείτε να μας γράψετε ξανά στη σελίδα της διαμονής σας.',
  button: 'Δείτε τη διαμονή σας',
}

export const ownerMessage = {
  subject: (id: number) => `Νέο μήνυμα για το αίτημα #${id}`,
  preheader: (guest: string, reason: SupportReason) => `Νέο μήνυμα από ${guest} (${reasonLabels[reason]}).`,
}

export const complaintTable = {
  title: 'Παράπονο',
  number: 'Αριθμός παραπόνου',
  receivedOn: 'Ημερομηνία παραλαβής',
  booking: 'Αριθμός κράτησης',
  answerBy: 'Απαντάμε έως',
  solveBy: 'Το επιλύουμε έως',
  decision: 'Απόφαση',
}

export const complaintReceived = {
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

export const complaintAnswered = {
  subject: (number: string) => `Η απάντησή μας στο παράπονό σας ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `Θα επιλυθεί το αργότερο έως ${theDay(day)}.`,
  readIt: 'Διαβάστε την απάντησή μας στη σελίδα της διαμονής σας.',
  disputeBodies: (bodies: string) => `Αν δεν συμφωνείτε, μπορείτε να απευθυνθείτε σε φορέα εναλλακτικής επίλυσης διαφορών: ${bodies}`,
  button: 'Δείτε τη διαμονή σας',
}

export const ownerComplaintReceived = {
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

true satisfies Translated<typeof import('../en/mail-support.ts'), typeof import('./mail-support.ts')>
