import type { Translated } from '../translated.ts'

export const previousPicture = 'Προηγούμενη φωτογραφία'
export const nextPicture = 'Επόμενη φωτογραφία'
export const pictureOf = (position: string | number, length: string | number): string => `Φωτογραφία ${position} από ${length}`
export const openPicture = (position: number, length: number): string => `Άνοιγμα φωτογραφίας ${position} από ${length} σε πλήρες μέγεθος`
export const imageWillBePlacedHere = 'Εδώ θα μπει η εικόνα'
export const code = 'Κωδικός'
export const cancel = 'Άκυρο'
export const close = 'Κλείσιμο'
export const optional = '(προαιρετικό)'
export const previous = 'Προηγούμενη'
export const pageOf = (page: string | number, last: string | number): string => `Σελίδα ${page} από ${last}`
export const next = 'Επόμενη'
export const search = 'Αναζήτηση'
export const isNowNumber = (name: string | number, from: string | number, to: string | number): string => `${name} ${from}: νέα θέση ${to}.`
export const moveUp = (name: string | number, index: string | number): string => `Μετακίνηση προς τα πάνω: ${name} ${index}`
export const moveDown = (name: string | number, index: string | number): string => `Μετακίνηση προς τα κάτω: ${name} ${index}`
export const remove = (name: string | number, index: string | number): string => `Αφαίρεση: ${name} ${index}`
export const add = (name: string | number): string => `Προσθήκη: ${name}`
export const formIsOutOfDate = 'Η σελίδα δεν αναγνωρίζει αυτό που ζητά η φόρμα. Δεν άλλαξε τίποτα. Ανοίξτε ξανά τη σελίδα.'
export const accessDenied = 'Δεν επιτρέπεται η πρόσβαση'
export const adminPrivilegesRequired = 'Απαιτούνται δικαιώματα διαχειριστή'
export const nothingYouWroteIsLost = 'Τίποτα από όσα γράψατε δεν χάθηκε. Δοκιμάστε ξανά.'
export const networkError = 'Σφάλμα δικτύου'
export const pageIsKept = 'Είστε εκτός σύνδεσης, γι’ αυτό μένουμε σε αυτή τη σελίδα. Τίποτα δεν χάθηκε. Δοκιμάστε ξανά όταν συνδεθείτε.'
export const unableToConnect = 'Δεν ήταν δυνατή η σύνδεση με τον διακομιστή. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο.'
export const error = 'Σφάλμα'
export const invalidServerResponsePleaseTry = 'Μη έγκυρη απάντηση του διακομιστή. Δοκιμάστε ξανά.'
export const failedToConnectToServer = 'Η σύνδεση με τον διακομιστή απέτυχε'
export const invalidServerResponse = 'Μη έγκυρη απάντηση του διακομιστή'
export const nothingYouWroteIsLost2 = 'Τίποτα από όσα γράψατε δεν χάθηκε.'
export const signInAgainInANew = 'Συνδεθείτε ξανά σε νέα καρτέλα'
export const andThenSendItAgain = 'και μετά στείλτε το άλλη μία φορά.'
export const seeTheCurrentVersion = 'Δείτε πώς είναι τώρα, σε νέα καρτέλα'
export const saveMyVersionAnyway = 'Αποθήκευση της δικής μου εκδοχής'
export const nothingIsSavedYet = 'Δεν έχει αποθηκευτεί ακόμη τίποτα. Διορθώστε το παραπάνω και αποθηκεύστε ξανά ή επιβεβαιώστε το.'
export const yesSaveIt = 'Ναι, αποθήκευση'

/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Εμφάνιση κωδικού πρόσβασης',
  current: 'Εμφάνιση τρέχοντος κωδικού πρόσβασης',
  next: 'Εμφάνιση νέου κωδικού πρόσβασης',
  again: 'Εμφάνιση επιβεβαίωσης του κωδικού πρόσβασης',
  own: 'Εμφάνιση του κωδικού πρόσβασής σας',
}

export const didYouMean = (meant: string, typed: string) => `Μήπως εννοείτε ${meant}; Αν το ${typed} είναι σωστό, στείλτε ξανά τη φόρμα.`
export const isNumberRight = (phone: string) =>
  `Είναι πλήρης ο αριθμός ${phone}, με τον κωδικό της χώρας, για παράδειγμα +30; Αν είναι σωστός, στείλτε ξανά τη φόρμα.`

/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Αυτή είναι εικόνα HEIC από iPhone, την οποία πολλά προγράμματα περιήγησης δεν μπορούν να εμφανίσουν. Στο iPhone ανοίξτε Ρυθμίσεις, Κάμερα, Μορφές και επιλέξτε την πιο συμβατή μορφή, ή αποθηκεύστε την εικόνα ως JPEG πριν την ανεβάσετε.'

true satisfies Translated<typeof import('../en/controls.ts'), typeof import('./controls.ts')>
