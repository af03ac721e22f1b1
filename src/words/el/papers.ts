import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { Translated } from '../translated.ts'
import { formatDay, zone } from './days.ts'
import { onDay } from './grammar.ts'

// Names of files stay in Latin letters: not every program can read others.
export { archiveName, fileName } from '../en/papers.ts'

export const language = 'el'

export const numberAndDay = (number: string, day: CalendarDay): string => `${number} · εκδόθηκε ${onDay(formatDay(day))}`
export const pageOf = (number: string, page: number, pages: number): string => `${number} · σελίδα ${page} από ${pages}`

export const registrationNumber = (value: string): string => `Αριθμός μητρώου ${value}`
export const taxNumber = (value: string): string => `ΑΦΜ (PIB) ${value}`

export const guest = {
  title: 'Επισκέπτης',
  name: 'Ονοματεπώνυμο',
  email: 'Email',
  phone: 'Τηλέφωνο',
  reference: 'Αιτιολογία της μεταφοράς',
}

export const corrected = (title: string): string => `${title}, διόρθωση`
export const replaces = (number: string): string => `Αυτό το έγγραφο αντικαθιστά το ${number}.`

export const receipt = {
  headline: 'Πληρώθηκαν',
  what: 'Η παρούσα βεβαιώνει ότι λάβαμε αυτή την πληρωμή. Δεν αποτελεί φορολογικό παραστατικό.',
}

export const refund = {
  title: 'Επιστροφή χρημάτων',
  headline: 'Επιστράφηκαν',
  amount: 'Ποσό',
  both: (euros: string, dinars: string) => `${euros} (${dinars})`,
  payment: 'Από την πληρωμή',
  receipt: 'Βεβαίωση της πληρωμής',
  method: 'Επιστρέφονται',
  ways: {
    card: 'Στην κάρτα που χρησιμοποιήθηκε για την πληρωμή',
    transfer: 'Στον λογαριασμό της μεταφοράς',
    cash: 'Σε μετρητά',
  },
  paidOn: 'Ημερομηνία πληρωμής',
  on: 'Ημερομηνία επιστροφής',
  transaction: 'Αριθμός συναλλαγής',
  what: 'Το έγγραφο αναφέρει τι επιστρέψαμε από μια πληρωμή. Δεν αποτελεί φορολογικό παραστατικό.',
}

export const reversal = {
  title: 'Αντιλογισμός βεβαίωσης',
  headline: 'Αντιλογίστηκαν',
  what: (receipt: string) =>
    `Η πληρωμή της βεβαίωσης ${receipt} καταχωρίστηκε κατά λάθος. Με το παρόν αντιλογίζεται. Δεν μετακινήθηκαν χρήματα.`,
}

export const confirmation = {
  headline: 'Τιμή της διαμονής',
  price: 'Τιμή',
  item: 'Περιγραφή',
  amount: 'Ποσό',
  total: 'Σύνολο',
  plan: 'Πληρωμές',
  stage: (number: number, stages: number) => (stages === 1 ? 'Ολόκληρη η τιμή' : `Δόση ${number} από ${stages}`),
  dueOn: `Προθεσμία ${zone}`,
  what: 'Το έγγραφο επιβεβαιώνει την κράτησή σας. Δεν αποτελεί απόδειξη ούτε φορολογικό παραστατικό.',
  cancelling: (text: string) => text,
}

export const proforma = {
  headline: 'Πληρωτέο ποσό',
  title: 'Πληρωμή με τραπεζική μεταφορά',
  beneficiary: 'Δικαιούχος',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Τράπεζα',
  amount: 'Ποσό σε ευρώ',
  reference: 'Αιτιολογία',
  dueOn: `Πληρωμή έως ${zone}`,
  instalment: 'Για',
  what: 'Με το προτιμολόγιο ζητείται μια πληρωμή. Δεν αποτελεί απόδειξη ούτε φορολογικό παραστατικό. Θα λάβετε βεβαίωση όταν έρθουν τα χρήματα.',
  hint: 'Αναγράψτε την αιτιολογία στη μεταφορά· τα έξοδα της τράπεζάς σας βαρύνουν εσάς.',
}

export const statement = {
  titleOf: (month: string) => `Κατάσταση: ${month}`,
  headline: 'Εισπράξεις μείον επιστροφές',
  byMethod: 'Ανά τρόπο πληρωμής',
  method: 'Τρόπος',
  byBooking: 'Ανά κράτηση',
  booking: 'Κράτηση',
  received: 'Εισπράξεις',
  returned: 'Επιστροφές',
  net: 'Καθαρά',
  levy: 'Εκ των οποίων τέλος',
  vat: 'Εκ των οποίων ΦΠΑ',
  total: 'Σύνολο',
  empty: 'Αυτόν τον μήνα δεν εισπράχθηκαν και δεν επιστράφηκαν χρήματα.',
  shares: 'Το τέλος και ο ΦΠΑ είναι τα μερίδια των χρημάτων στην τιμή της διαμονής, όπως είναι συμφωνημένη τώρα.',
  what: 'Χρήματα ανά ημέρα είσπραξης ή επιστροφής, στην ώρα των βιλών, όπως στα βιβλία. Η κατάσταση δεν αποτελεί φορολογικό παραστατικό.',
}

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Επιβεβαίωση κράτησης',
  receipt: 'Βεβαίωση πληρωμής',
  proforma: 'Προτιμολόγιο',
  refund: 'Βεβαίωση επιστροφής χρημάτων',
  statement: 'Μηνιαία κατάσταση',
}
export const corrects = (number: string): string => `αντί για ${number}`
export const correctedBy = (number: string): string => `Δεν ισχύει πλέον: το αντικαθιστά το ${number}`
export const download = 'Λήψη (PDF)'

true satisfies Translated<typeof import('../en/papers.ts'), typeof import('./papers.ts')>
