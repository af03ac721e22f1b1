import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'

export const people = 'Άτομα'
export const howItWorks =
  'Ποιος έχει πρόσβαση στη διαχείριση και τι μπορεί να κάνει ο καθένας. Επιβεβαιώνετε κάθε αλλαγή με τον δικό σας κωδικό πρόσβασης· όλοι οι άλλοι ιδιοκτήτες ενημερώνονται με email.'
export const you = 'Εσείς'
export const role = 'Ρόλος'
export const email = 'Email'
export const lastSignIn = 'Τελευταία σύνδεση'
export const never = 'ποτέ'
export const twoStep = 'Σύνδεση σε δύο βήματα'
export const on = 'ενεργή'
export const off = 'ανενεργή'
export const changeRole = 'Αλλαγή ρόλου'
export const remove = 'Κατάργηση'
export const removing = 'Κατάργηση…'
export const of = (name: string): string => `(${name})`
export const removeMeans =
  'Αποσυνδέεται αμέσως από παντού και ο λογαριασμός παραμένει ως λογαριασμός επισκέπτη. Όσα έκανε αυτό το άτομο μένουν στη δραστηριότητα με αυτό το όνομα.'
export const removePerson = (name: string): string => `Κατάργηση: ${name}`
export const yourPassword = 'Ο δικός σας κωδικός πρόσβασης'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const roleChanged = 'Ο ρόλος άλλαξε'
export const removed = 'Καταργήθηκε'
export const invite = 'Πρόσκληση ατόμου'
export const inviteMeans = 'Στη διεύθυνση αυτή στέλνεται email με σύνδεσμο. Λειτουργεί μία φορά, για επτά ημέρες.'
export const sendInvitation = 'Αποστολή πρόσκλησης'
export const sending = 'Αποστολή…'
export const invitedNow = (email: string): string => `Η πρόσκληση στέλνεται στη διεύθυνση ${email}`
export const invitations = 'Ανοιχτές προσκλήσεις'
export const invitedBy = (name: string, until: string): string => `Πρόσκληση από: ${name}, έως ${theDay(until)}`
export const withdraw = 'Απόσυρση'
export const withdrawing = 'Απόσυρση…'
export const withdrawn = 'Η πρόσκληση αποσύρθηκε'
export const demands = 'Ποιοι συνδέονται υποχρεωτικά σε δύο βήματα'
export const demandsMean = 'Όποιος έχει επιλεγμένο ρόλο και δεν έχει ακόμη δεύτερο βήμα, πρέπει να το ρυθμίσει στο επόμενο κλικ.'
export const demandedOfAll = 'Όλοι υποχρεωτικά: ο διακομιστής έχει ρυθμιστεί με ADMIN_TWO_STEP=required.'
export const demandsSaved = 'Αποθηκεύτηκε ποιοι συνδέονται σε δύο βήματα'

true satisfies Translated<typeof import('../en/office-people.ts'), typeof import('./office-people.ts')>
