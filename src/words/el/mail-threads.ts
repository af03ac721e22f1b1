import type { Translated } from '../translated.ts'

export const stayTable = { title: 'Η ερώτηση αφορά', villa: 'Βίλα', checkIn: 'Άφιξη', checkOut: 'Αναχώρηση', guests: 'Επισκέπτες' }

export const answered = {
  subject: (villa: string | null) => (villa ? `Η απάντησή μας: ${villa}` : 'Η απάντησή μας στην ερώτησή σας'),
  preheader: 'Μπορείτε να μας γράψετε ξανά χωρίς λογαριασμό.',
  weAnswer: 'Ευχαριστούμε για την ερώτηση. Η απάντησή μας:',
  youWrote: 'Γράψατε:',
  weWrote: 'Γράψαμε:',
  writeBack: 'Αν έχετε κι άλλη ερώτηση, γράψτε μας στη σελίδα της συνομιλίας. Δεν χρειάζεστε λογαριασμό.',
  button: 'Γράψτε μας ξανά',
}

/** Where answers by mail are read. */
export const orByMail = 'Μπορείτε και απλώς να απαντήσετε σε αυτό το email.'

export const owner = {
  subject: (guest: string) => `Ερώτηση: ${guest}`,
  preheader: (villa: string | null) => (villa ? `${villa}, πριν από την κράτηση.` : 'Πριν από την κράτηση.'),
  hasAsked: (guest: string, email: string) => `Ερώτηση από ${guest} (${email}):`,
  button: 'Απαντήστε',
}

export const message = {
  subject: (villa: string) => `Μήνυμα για τη διαμονή σας: ${villa}`,
  preheader: 'Οι οικοδεσπότες σάς έγραψαν.',
  writeBack: 'Μπορείτε να μας απαντήσετε στη σελίδα της διαμονής σας, όπου βρίσκονται όλα όσα έχουμε γράψει.',
}

export const news = {
  title: 'Νέα με email',
  notAnyMore: 'Έχετε δεχτεί να λαμβάνετε νέα με email. Αν δεν τα θέλετε πια:',
  unsubscribe: 'Διακοπή των νέων',
}

export const tried = { preheader: 'Δοκιμή: έτσι θα το έπαιρνε ένας επισκέπτης σας.' }

export const ownerMessage = {
  subject: (guest: string) => `Μήνυμα από: ${guest}`,
  preheader: (villa: string, code: string) => `${villa}, κράτηση ${code}.`,
  hasWritten: (guest: string, email: string) => `Γράφει: ${guest} (${email}):`,
  strange: (address: string) => `Το μήνυμα ήρθε με email από άλλη διεύθυνση: ${address}. Σε email μας μπορεί να απαντήσει όποιος το έχει.`,
}

true satisfies Translated<typeof import('../en/mail-threads.ts'), typeof import('./mail-threads.ts')>
