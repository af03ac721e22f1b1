import type { DiscountState } from '#domain/pricing/discounts.ts'
import type { Translated } from '../translated.ts'

// What a call says when it succeeds. Texts of refusals are in refusals.el.ts.

export const passwordChanged = 'Ο νέος κωδικός πρόσβασής σας ορίστηκε'
export const loggedIn = 'Συνδεθήκατε.'
export const registered = 'Ο λογαριασμός σας είναι έτοιμος. Συνδεθείτε.'
export const passwordEnded =
  'Συνδεθήκατε. Αυτή η διεύθυνση δεν είχε επιβεβαιωθεί, γι’ αυτό ο παλιός κωδικός πρόσβασης δεν ισχύει πλέον. Μπορείτε να ορίσετε νέο στη σελίδα «Τα δεδομένα σας».'
export const emailProvedAlready = 'Η διεύθυνση email σας έχει ήδη επιβεβαιωθεί.'
export const codeSent = (email: string): string => `Στείλαμε έναν εξαψήφιο κωδικό στο ${email}.`
export const emailProved = 'Η διεύθυνση email σας επιβεβαιώθηκε.'
export const resetLinkSent = 'Αν υπάρχει λογαριασμός με αυτό το email, στείλαμε έναν σύνδεσμο για νέο κωδικό πρόσβασης.'
export const resetLinkValid = 'Ο σύνδεσμος ισχύει'
export const passwordReset = 'Ο κωδικός πρόσβασής σας άλλαξε!'

export const amenityCreated = 'Η παροχή προστέθηκε'
export const amenityUpdated = 'Η παροχή άλλαξε'
export const amenityDeleted = 'Η παροχή διαγράφηκε'

export const datesAvailable = 'Αυτές οι ημερομηνίες είναι διαθέσιμες.'
export const datesKept = 'Κρατάμε αυτές τις βραδιές για εσάς όσο πληρώνετε.'
export const datesBought = 'Έχετε ήδη κλείσει αυτές τις βραδιές. Θα τις βρείτε στη σελίδα «Οι κρατήσεις μου».'
export const datesRestricted = 'Οι ημερομηνίες κρατούνται για εσάς.'
export const payAtTheBank = 'Ολοκληρώστε την πληρωμή στη σελίδα της τράπεζας.'

export const discountStates: Record<DiscountState, string> = {
  active: 'Ισχύει',
  future: 'Αρχίζει αργότερα',
  inactive: 'Δεν ισχύει',
  other: 'Έληξε',
}

/** How a payment ended, for the confirmation page. */
export const paymentOutcome = {
  waiting: 'Περιμένουμε την απάντηση της τράπεζας· θα λάβετε email· παρακαλούμε μην πληρώσετε ξανά.',
  left: 'Φύγατε από τη σελίδα της τράπεζας. Απ’ όσο γνωρίζουμε, δεν χρεώθηκε τίποτα.',
  checking: 'Η πληρωμή σας ελέγχεται με την τράπεζα· παρακαλούμε μην πληρώσετε ξανά.',
  notApproved: 'Η πληρωμή δεν εγκρίθηκε. Η κάρτα σας δεν χρεώθηκε.',
  notCompleted: 'Η πληρωμή δεν ολοκληρώθηκε. Η κάρτα σας δεν χρεώθηκε.',
  cancelled: 'Αυτή η κράτηση έχει ακυρωθεί.',
  refunded: 'Η κάρτα σας χρεώθηκε, αλλά η κράτηση δεν μπόρεσε να διατηρηθεί. Ολόκληρο το ποσό επιστρέφεται στην κάρτα σας.',
  charged: 'Η κάρτα σας χρεώθηκε.',
}

// Plain texts of addresses that are not pages.

export const pictureNotFound = 'Δεν βρέθηκε'
export const pictureNotReadable = 'Η φωτογραφία δεν μπόρεσε να διαβαστεί αυτή τη στιγμή'
/** Stands for the file name of a picture that comes without one. */
export const pictureWithoutName = 'Η φωτογραφία'

export const health = {
  ready: 'έτοιμο',
  stopping: 'η διεργασία τερματίζεται',
  readOnly: 'η βάση δεδομένων είναι μόνο για ανάγνωση',
  databaseDown: 'η βάση δεδομένων δεν απαντά',
  databaseSlow: 'η βάση δεδομένων δεν απαντά εγκαίρως',
}

export const unnamedBank = 'Η τράπεζα'

export const fromAnotherSite = 'Το αίτημα προήλθε από άλλον ιστότοπο'
export const tooManyPages = 'Πάρα πολλές σελίδες μαζί. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.'
export const tooBusy = 'Ο ιστότοπος έχει αυτή τη στιγμή πολλή κίνηση. Τίποτα δεν χάθηκε. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.'
export const wentWrong = (reference: string): string => `Προέκυψε σφάλμα. Τίποτα δεν χάθηκε. Κωδικός αναφοράς: ${reference}`

export const title = 'Η πληρωμή σας ελέγχεται'
export const heading = 'Η πληρωμή σας ελέγχεται. Παρακαλούμε μην πληρώσετε ξανά.'
export const whatHappens =
  'Ρωτάμε την τράπεζα τι έγινε με την πληρωμή σας. Θα λάβετε email μόλις μάθουμε και θα φαίνεται και στην κράτησή σας.'
export const myReservations = 'Οι κρατήσεις μου'
export const returnToHome = 'Επιστροφή στην αρχική'

true satisfies Translated<typeof import('../en/api-messages.ts'), typeof import('./api-messages.ts')>
