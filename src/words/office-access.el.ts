export const access = 'Πόρτα και οδηγίες'
export const nothingToEnter =
  'Όταν πληρωθεί η διαμονή, και ώσπου να τελειώσει, βλέπετε εδώ τι μπορεί να διαβάσει ο επισκέπτης για το σπίτι.'
export const guestReads = {
  both: 'Ο επισκέπτης μπορεί να διαβάσει τις οδηγίες και τον κωδικό πόρτας.',
  guide: 'Ο επισκέπτης μπορεί να διαβάσει τις οδηγίες, όχι ακόμη τον κωδικό πόρτας.',
  nothing: 'Ο επισκέπτης δεν μπορεί να διαβάσει ούτε τις οδηγίες ούτε τον κωδικό πόρτας.',
}
export const codeFrom = (day: string): string =>
  `Μια πληρωμένη διαμονή δείχνει τον κωδικό πόρτας από ${day}. Ό,τι άνοιξε μία φορά μένει ανοιχτό ως την αναχώρηση.`
export const codeOf = { own: 'Αυτή η διαμονή έχει δικό της κωδικό πόρτας.', villa: 'Ο κωδικός πόρτας είναι της βίλας.' }
export const noCode = 'Δεν υπάρχει κωδικός πόρτας: γράψτε έναν εδώ ή στον οδηγό της βίλας.'
export const shownByYou = 'Τα δείχνετε και τα δύο στον επισκέπτη, ό,τι κι αν έχει πληρωθεί.'
export const showNow = 'Εμφάνιση στον επισκέπτη τώρα'
export const showNoLonger = 'Εμφάνιση μόνο όταν πληρωθεί'
export const readCode = 'Προβολή του κωδικού πόρτας'
export const readCodeHint = 'Κάθε προβολή γράφεται στις ενέργειες.'
export const theCodeIs = (code: string): string => `Κωδικός πόρτας: ${code}`
export const ownCode = 'Κωδικός πόρτας μόνο για αυτή τη διαμονή'
export const ownCodeHint = 'Ισχύει αντί για τον κωδικό της βίλας. Αν μείνει κενό: ο κωδικός της βίλας.'
export const saveCode = 'Αποθήκευση του κωδικού πόρτας'
export const oneMoment = 'Μια στιγμή …'
export const saved = 'Αποθηκεύτηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const accessGained = 'Ο επισκέπτης θα μπορεί να διαβάσει'
export const accessLost = 'Ο επισκέπτης δεν θα μπορεί πια να διαβάσει'
export const parts = { guide: 'τις οδηγίες και τον οδηγό του σπιτιού', doorCode: 'τον κωδικό πόρτας' }
export const untilPaid = 'Επανέρχονται όταν πληρωθούν όλα. Μπορείτε και να τα εμφανίσετε αμέσως στη σελίδα της κράτησης.'
export const notRead = 'Δεν διαβάστηκε'
