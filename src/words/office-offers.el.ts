import { theDay } from './greek-days.ts'

export const offers = 'Προσφορές'
export const sendAsOffer = 'Αποστολή ως προσφορά'
export const lead =
  'Ο επισκέπτης λαμβάνει σύνδεσμο με email, επιλέγει εκεί μία από τις διαμονές και πληρώνει με κάρτα ή τραπεζική μεταφορά, στην τιμή της προσφοράς.'
export const stay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} – ${until}: ${euros}`
export const addAnother = 'Προσθήκη άλλης διαμονής για επιλογή'
export const message = 'Μήνυμα στον επισκέπτη'
export const messageHint = 'Εμφανίζεται στο email και στη σελίδα της προσφοράς.'
export const validUntil = 'Ισχύει έως'
export const holding = 'Να κρατηθούν οι βραδιές έως τότε'
export const holdingHint = 'Κανείς άλλος δεν μπορεί να τις κλείσει, εδώ ή σε συνδεδεμένες πλατφόρμες. Χωρίς αυτό μπορεί να προλάβουν άλλοι.'
export const transferDays = 'Ημέρες για τραπεζική μεταφορά'
export const transferDaysHint = 'Από την ημέρα που δέχεται ο επισκέπτης. Αφήστε το κενό για πληρωμή μόνο με κάρτα.'
export const noIban = 'Χωρίς IBAN της εταιρείας οι επισκέπτες πληρώνουν μόνο με κάρτα.'
export const enterIt = 'Συμπληρώστε το στις ρυθμίσεις'
export const oneMoment = 'Μια στιγμή…'
export const sendIt = 'Αποστολή προσφοράς'
export const sent = 'Η προσφορά στάλθηκε'
export const notSent = 'Δεν στάλθηκε'
export const howTheyWork =
  'Διαμονές που προσφέρατε σε επισκέπτες. Μια προσφορά λήγει αυτόματα: μετά την τελευταία της ημέρα ή δύο ημέρες μετά την προθεσμία της τραπεζικής μεταφοράς.'
export const show = 'Ποιες προσφορές'
export const open = 'Σε αναμονή'
export const all = 'Όλες'
export const noneOpen = 'Καμία προσφορά δεν περιμένει τον επισκέπτη της.'
export const none = 'Δεν υπάρχουν ακόμη προσφορές. Δημιουργείτε μία στις «Κρατήσεις», με το «Νέα κράτηση».'
export const failedToLoad = 'Οι προσφορές δεν φορτώθηκαν'
export const pages = 'Σελίδες με προσφορές'
export const states = {
  open: 'Περιμένει τον επισκέπτη',
  transfer: 'Περιμένει τη μεταφορά',
  taken: 'Έγινε δεκτή',
  lost: 'Χάθηκαν οι βραδιές',
  lapsed: 'Έληξε',
  withdrawn: 'Αποσύρθηκε',
}
export const until = (day: string): string => `Ισχύει έως ${theDay(day)}`
export const transferDue = (day: string): string => `Προθεσμία μεταφοράς: έως ${theDay(day)}`
export const kept = 'οι βραδιές κρατούνται'
export const notKept = 'οι βραδιές δεν κρατούνται'
export const link = 'Σύνδεσμος για τον επισκέπτη'
export const withdraw = 'Απόσυρση'
export const withdrawn = 'Η προσφορά αποσύρθηκε'
export const notWithdrawn = 'Δεν αποσύρθηκε'
export const newBooking = 'Νέα κράτηση'
export const allBookings = 'Όλες οι κρατήσεις'
export const recordTransfer = 'Καταχώριση μεταφοράς'
