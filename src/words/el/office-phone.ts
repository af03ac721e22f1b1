import type { Translated } from '../translated.ts'

export const phoneAndNotices = 'Τηλέφωνο και ειδοποιήσεις'
export const needsScripts =
  'Για να εγκαταστήσετε τη διαχείριση ή να ενεργοποιήσετε ειδοποιήσεις, επιτρέψτε τα σενάρια στο πρόγραμμα περιήγησης.'
export const onTheHomeScreen = 'Στην αρχική οθόνη'
export const whatInstallingGives =
  'Ανοίγει σαν εφαρμογή. Το Σήμερα και οι επόμενες 30 ημέρες διαβάζονται εκεί χωρίς σύνδεση, για μία ημέρα.'
export const install = 'Εγκατάσταση'
export const isInstalled = 'Η διαχείριση είναι εγκατεστημένη σε αυτή τη συσκευή.'
export const installOnApple = 'Στο Safari πατήστε Κοινή χρήση και μετά «Προσθήκη στην οθόνη Αφετηρίας».'
export const installByMenu = 'Ανοίξτε το μενού του προγράμματος περιήγησης και επιλέξτε «Εγκατάσταση» ή «Προσθήκη στην αρχική οθόνη».'
export const notices = 'Ειδοποιήσεις'
export const whatNoticesSay = 'Μια ειδοποίηση λέει το μικρό όνομα του επισκέπτη και τη βίλα, τίποτε άλλο.'
export const unsupported = 'Αυτό το πρόγραμμα περιήγησης δεν δέχεται ειδοποιήσεις.'
export const installFirst = 'Ένα iPhone ή iPad δέχεται ειδοποιήσεις όταν η διαχείριση είναι στην οθόνη Αφετηρίας του.'
export const denied =
  'Οι ειδοποιήσεις αυτού του ιστότοπου είναι αποκλεισμένες εδώ. Επιτρέψτε τις στις ρυθμίσεις του ιστότοπου, δίπλα στη διεύθυνση, και ανοίξτε ξανά τη σελίδα.'
export const turnOn = 'Ειδοποιήσεις σε αυτή τη συσκευή'
export const turningOn = 'Ενεργοποίηση …'
export const notTurnedOn = 'Οι ειδοποιήσεις δεν ενεργοποιήθηκαν. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.'
export const noticesAreOn = 'Οι ειδοποιήσεις ενεργοποιήθηκαν'
export const noDevices = 'Καμία συσκευή σας δεν παίρνει ειδοποιήσεις.'
export const yourDevices = 'Οι συσκευές σας'
export const thisOne = 'αυτή'
export const since = (moment: string): string => `Από ${moment}`
export const lastNotice = (moment: string): string => `Τελευταία ειδοποίηση ${moment}`
export const whatAbout = 'Ειδοποιήσεις για'
export const kinds = {
  booking: 'Νέες κρατήσεις',
  payment: 'Πληρωμές',
  message: 'Μηνύματα επισκεπτών',
  overdue: 'Εκπρόθεσμες δόσεις',
  conflict: 'Νύχτες που πουλήθηκαν δύο φορές',
  complaint: 'Παράπονα',
}
export const quietHours = 'Ώρες ησυχίας'
export const quietHint = 'Ό,τι συμβεί στο μεταξύ έρχεται όταν τελειώσουν. Ώρα Ελλάδας.'
export const from = 'Από'
export const until = 'Έως'
export const save = 'Αποθήκευση'
export const saved = 'Αποθηκεύτηκε'
export const sendTest = 'Αποστολή δοκιμής'
export const testSent = 'Η δοκιμή στάλθηκε'
export const testFailed = 'Η δοκιμή δεν στάλθηκε'
export const testFailedWhy = 'Η υπηρεσία ειδοποιήσεων αυτού του προγράμματος περιήγησης δεν τη δέχτηκε. Δοκιμάστε ξανά αργότερα.'
export const testGone = 'Αυτή η συσκευή δεν δέχεται πια ειδοποιήσεις και αφαιρέθηκε'
export const remove = 'Αφαίρεση'
export const removed = 'Αυτή η συσκευή δεν παίρνει πια ειδοποιήσεις'
export const nothingWasChanged = 'Δεν άλλαξε τίποτα'

true satisfies Translated<typeof import('../en/office-phone.ts'), typeof import('./office-phone.ts')>
