import type { MailField, MailPart, WordedMail } from '#domain/mails/worded-mails.ts'
import type { Translated } from '../translated.ts'
import { fields as stayFields } from './office-messages.ts'

export const emails = 'Μηνύματα του ιστότοπου'
export const how =
  'Όσα γράφει αυτόματα ο ιστότοπος στους επισκέπτες, με δικά σας λόγια: θέμα και κείμενο, σε κάθε γλώσσα. Πίνακες, ποσά, σύνδεσμοι και όσα ζητά ο νόμος ή η τράπεζα μένουν όπως είναι.'
export const failed = 'Τα μηνύματα δεν φορτώθηκαν'
export const mail = 'Μήνυμα'
export const sent = 'Στέλνεται'
export const inYourWords = 'Με δικά σας λόγια'
export const lastChange = 'Τελευταία αλλαγή'
export const noneYet = 'Κανένα'
export const outdated = 'Θέλει έλεγχο'
export const all = 'Όλα τα μηνύματα του ιστότοπου'
export const own = 'Με δικά σας λόγια'
export const first = 'Αρχικό κείμενο'
export const partial = (done: string): string =>
  `Με δικά σας λόγια έως τώρα: ${done}. Οι επισκέπτες σε άλλες γλώσσες παίρνουν το αρχικό κείμενο.`
export const stays = 'Μένει όπως είναι'
export const button = (label: string): string => `Κουμπί: ${label}`
export const parts: Record<MailPart, string> = {
  subject: 'Θέμα',
  above: 'Κείμενο πάνω από το μέρος του ιστότοπου',
  below: 'Κείμενο κάτω από το μέρος του ιστότοπου',
}
export const unusable = 'Αναφέρει κάτι που δεν υπάρχει πια. Μέχρι να το αλλάξετε, στέλνεται το αρχικό κείμενο.'
export const must = (names: string): string => `Πρέπει να υπάρχει: ${names}`
export const save = 'Αποθήκευση κειμένων'
export const saving = 'Αποθήκευση …'
export const saved = (name: string): string => `Τα κείμενα «${name}» αποθηκεύτηκαν`
export const same = 'Δεν άλλαξε τίποτα'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const toFirst = 'Πίσω στο αρχικό κείμενο'
export const toFirstDone = 'Το αρχικό κείμενο επανήλθε'
export const history = 'Προηγούμενα κείμενα'
export const historyHow = 'Τα τελευταία 25 σε κάθε γλώσσα. Όποιο επαναφέρετε στέλνεται αμέσως.'
export const line = (language: string, at: string): string => `${language}, ${at}`
export const by = (name: string): string => `${name}`
export const current = 'στέλνεται τώρα'
export const take = 'Επαναφορά αυτού'
export const taken = 'Το προηγούμενο κείμενο επανήλθε'
export const preview = 'Πώς φαίνεται'
export const previewHow =
  'Για μια διαμονή με τον αριθμό της, ή για ένα παράδειγμα. Ό,τι δεν έχει η διαμονή, όπως μια επιστροφή χρημάτων, είναι φανταστικό.'
export const language = 'Γλώσσα'
export const bookingNumber = 'Αριθμός κράτησης'
export const ofStay = 'Γλώσσα της διαμονής'
export const show = 'Προβολή'
export const send = 'Στείλτε το σε εμένα'
export const sentTo = (to: string): string => `Το μήνυμα στάλθηκε στη διεύθυνση ${to}`
export const noSuch = 'Δεν υπάρχει κράτηση με αυτόν τον αριθμό'
export const savedShown = 'Φαίνονται τα αποθηκευμένα κείμενα. Το «Δείτε πώς φαίνεται», σε κάθε γλώσσα, δείχνει ό,τι έχετε γράψει εκεί.'
export const typedShown = 'Φαίνονται τα κείμενα όπως τα γράψατε. Δεν έχουν αποθηκευτεί.'
export const look = 'Δείτε πώς φαίνεται'
export const notShown = 'Δεν εμφανίζεται'
export const fieldsHow = 'Γράψτε τα με τα άγκιστρά τους· συμπληρώνονται σε κάθε μήνυμα.'
export const mails: Record<WordedMail, { name: string; when: string }> = {
  welcome: { name: 'Καλωσόρισμα', when: 'Όταν κάποιος δημιουργεί λογαριασμό' },
  question_answered: { name: 'Απάντηση σε ερώτηση', when: 'Όταν απαντάτε σε ερώτηση πριν από την κράτηση' },
  offer: { name: 'Προσφορά διαμονής', when: 'Όταν στέλνετε προσφορά' },
  offer_of_several: { name: 'Προσφορά πολλών διαμονών', when: 'Όταν στέλνετε προσφορά με διαμονές για επιλογή' },
  offer_over: { name: 'Λήξη προσφοράς', when: 'Όταν κανείς δεν την αποδέχεται εγκαίρως' },
  transfer_missed: { name: 'Η μεταφορά δεν έφτασε', when: 'Όταν τα χρήματα μιας προσφοράς δεν έρχονται εγκαίρως' },
  offer_withdrawn: { name: 'Απόσυρση προσφοράς', when: 'Όταν αποσύρετε μια προσφορά' },
  nights_lost: { name: 'Χαμένες βραδιές προσφοράς', when: 'Όταν άλλοι κλείνουν βραδιές που κρατούνταν' },
  transfer: { name: 'Στοιχεία για μεταφορά', when: 'Όταν ένας επισκέπτης αποδέχεται προσφορά και πληρώνει με μεταφορά' },
  transfer_soon: { name: 'Η προθεσμία μεταφοράς πλησιάζει', when: 'Την παραμονή της προθεσμίας' },
  unfinished: { name: 'Ανολοκλήρωτη κράτηση', when: 'Δέκα λεπτά αφού ο επισκέπτης αφήσει τη σελίδα της τράπεζας' },
  payment_failed: { name: 'Αποτυχία πληρωμής', when: 'Όταν η τράπεζα απορρίπτει μια πληρωμή' },
  payment_received: { name: 'Λήψη πληρωμής', when: 'Μετά από κάθε πληρωμή' },
  payment_reversed: { name: 'Διόρθωση πληρωμής', when: 'Όταν αφαιρείτε πληρωμή που καταχωρίστηκε κατά λάθος' },
  confirmed: { name: 'Επιβεβαίωση κράτησης', when: 'Μετά την πρώτη πληρωμή' },
  confirmed_again: { name: 'Νέα επιβεβαίωση κράτησης', when: 'Όταν επαναφέρετε ακυρωμένη κράτηση' },
  instalment_soon: { name: 'Δόση που λήγει σύντομα', when: 'Επτά ημέρες πριν από την προθεσμία' },
  instalment_today: { name: 'Δόση που λήγει σήμερα', when: 'Την ημέρα της προθεσμίας' },
  instalment_overdue: { name: 'Καθυστερημένη δόση', when: 'Τρεις ημέρες μετά την προθεσμία' },
  arrival_asked: { name: 'Ερώτηση για την ώρα άφιξης', when: 'Όταν τη στέλνετε' },
  details_changed: { name: 'Αλλαγή στοιχείων', when: 'Όταν αλλάζετε επισκέπτες, επιθυμίες ή στοιχεία επικοινωνίας' },
  stay_moved: { name: 'Αλλαγή διαμονής', when: 'Όταν αλλάζουν ημερομηνίες, βίλα, επισκέπτες ή τιμή' },
  change_agreed: { name: 'Αποδοχή αλλαγής', when: 'Όταν αποδέχεστε αλλαγή που ζητά ο επισκέπτης' },
  change_refused: { name: 'Απόρριψη αλλαγής', when: 'Όταν την απορρίπτετε' },
  cancelled: { name: 'Ακύρωση κράτησης', when: 'Όταν ακυρώνεται μια διαμονή' },
  refunded: { name: 'Επιστροφή χρημάτων', when: 'Όταν η τράπεζα στείλει τα χρήματα' },
  surplus_refunded: { name: 'Επιστροφή πλεονάσματος', when: 'Όταν κάτι πληρώθηκε δύο φορές' },
  review_asked: { name: 'Αίτημα για κριτική', when: 'Την επόμενη ημέρα της αναχώρησης' },
  review_reminded: { name: 'Δεύτερο αίτημα για κριτική', when: 'Μία εβδομάδα αργότερα' },
  review_refused: { name: 'Η κριτική δεν εμφανίζεται', when: 'Όταν δεν εμφανίζετε μια κριτική' },
  request_received: { name: 'Λήψη αιτήματος', when: 'Όταν ο επισκέπτης γράφει για μια πληρωμή' },
  request_resolved: { name: 'Επίλυση αιτήματος', when: 'Όταν το δηλώνετε ως επιλυμένο' },
  request_answered: { name: 'Απάντηση σε αίτημα', when: 'Όταν απαντάτε' },
  complaint_received: { name: 'Λήψη παραπόνου', when: 'Όταν ένας επισκέπτης παραπονιέται' },
  complaint_answered: { name: 'Απόφαση για παράπονο', when: 'Όταν απαντάτε σε παράπονο' },
}
export const fields: Record<MailField, string> = {
  ...stayFields,
  stays: 'Πόσες διαμονές, όπως «2 διαμονές»',
  instalment: 'Ποια δόση, όπως 2',
  instalments: 'Από πόσες δόσεις',
  in_days: 'Πότε, όπως «σε 7 ημέρες»',
  due_on: 'Η ημέρα της προθεσμίας, μέσα σε πρόταση',
  amount: 'Το ποσό',
  held_until: 'Έως πότε κρατούνται οι βραδιές',
  request: 'Αριθμός αιτήματος',
  request_about: 'Θέμα αιτήματος',
  order_number: 'Αριθμός παραγγελίας',
  complaint_number: 'Αριθμός παραπόνου',
}

true satisfies Translated<typeof import('../en/office-mail-words.ts'), typeof import('./office-mail-words.ts')>
