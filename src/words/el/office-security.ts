import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Translated } from '../translated.ts'

export const yourPasswordWasMadeUp =
  'Τον κωδικό σας τον δημιούργησε ο ιστότοπος και φάνηκε σε οθόνη. Ορίστε δικό σας· τότε ανοίγει η διαχείριση.'
export const peopleOfYourRoleSign = 'Τα άτομα με τον ρόλο σας συνδέονται εδώ σε δύο βήματα. Ρυθμίστε το· τότε ανοίγει η διαχείριση.'
export const signInAndSecurity = 'Σύνδεση και ασφάλεια'
export const beforeYouGoOn = 'Πριν συνεχίσετε'
export const openThePageYouAskedFor = 'Άνοιγμα της σελίδας που ζητήσατε'
export const twoStepSignIn = 'Σύνδεση σε δύο βήματα'
export const itAsksForYourPassword =
  'Ζητά τον κωδικό πρόσβασής σας και έναν κωδικό που δημιουργεί μόνο το κινητό σας. Όποιος έχει μάθει μόνο τον κωδικό πρόσβασης δεν μπορεί να συνδεθεί.'
export const yourPassword = 'Ο κωδικός πρόσβασής σας'
export const whereYouAreSignedIn = 'Πού έχετε συνδεθεί'
export const whatHasHappened = 'Τι συνέβη'
export const signInsAndWhatElse =
  'Συνδέσεις και ό,τι άλλο αφορά την ασφάλεια, όλων των λογαριασμών, πρώτα τα νεότερα. Φυλάσσονται ένα έτος, με το δίκτυο και όχι τη διεύθυνση.'
export const failedToLoad = 'Τα συμβάντα δεν φορτώθηκαν'
export const nothingYet = 'Τίποτα ακόμη.'
export const pagesOfWhatHasHappened = 'Σελίδες με συμβάντα'
export const yourRecoveryCodesShown = 'Οι κωδικοί ανάκτησής σας, εμφανίζονται μόνο τώρα'
export const printThemOrWriteThem =
  'Τυπώστε τους ή γράψτε τους, και φυλάξτε τους μακριά από το κινητό. Καθένας σάς συνδέει μία φορά όταν δεν έχετε το κινητό.'
export const loginFailed = 'Η σύνδεση απέτυχε'
export const invalidUsernameOrPassword = 'Λάθος όνομα χρήστη ή κωδικός πρόσβασης.'
export const loginSuccessful = 'Συνδεθήκατε'
export const welcomeToTheAdminDashboard = 'Καλώς ήρθατε στη διαχείριση.'
export const usernameIsRequired = 'Δώστε το όνομα χρήστη'
export const passwordIsRequired = 'Δώστε τον κωδικό πρόσβασης'
export const backOffice = 'Διαχείριση'
export const forTheOwners = 'Για τους ιδιοκτήτες.'
export const forThePeople = 'Για όσους φροντίζουν το κατάλυμα.'
export const username = 'Όνομα χρήστη'
export const password = 'Κωδικός πρόσβασης'
export const signingIn = 'Σύνδεση…'
export const signIn = 'Σύνδεση'
export const nothingWasChanged = 'Δεν άλλαξε τίποτα'
export const twoStepSign = 'Η σύνδεση σε δύο βήματα είναι ενεργή'
export const theOldRecoveryCodesDo = 'Οι παλιοί κωδικοί ανάκτησης δεν ισχύουν πια'
export const twoStepSignInIsOff = 'Η σύνδεση σε δύο βήματα είναι ανενεργή'
export const yourNewPasswordIsSet = 'Ο νέος κωδικός πρόσβασης ορίστηκε'
export const oneMoment = 'Μια στιγμή…'
export const when = 'Πότε'
export const who = 'Ποιος'
export const what = 'Τι'
export const fromIt = 'Από'
export const noAccount = 'Χωρίς λογαριασμό'
export const setUpTwoStepSign = 'Ρύθμιση σύνδεσης σε δύο βήματα'
export const scanThisPicture = 'Σαρώστε αυτή την εικόνα με μια εφαρμογή ελέγχου ταυτότητας στο κινητό σας.'
export const qrCodeForYourAuthenticator = 'Κωδικός QR για την εφαρμογή ελέγχου ταυτότητας'
export const openItInAnApp = 'Άνοιγμα σε εφαρμογή αυτής της συσκευής'
export const orTypeThisKeyInto = 'Ή γράψτε αυτό το κλειδί στην εφαρμογή:'
export const enterTheSixDigits = 'Γράψτε τα έξι ψηφία που δείχνει τώρα η εφαρμογή, μέσα σε δέκα λεπτά.'
export const turnOn = 'Ενεργοποίηση'
export const whoeverElseIsSigned = 'Όποιος άλλος έχει συνδεθεί με τον λογαριασμό σας αποσυνδέεται.'
export const newRecoveryCodes = 'Νέοι κωδικοί ανάκτησης'
export const makeNewCodes = 'Δημιουργία νέων κωδικών'
export const theOldOnesStopWorking = 'Οι παλιοί παύουν να ισχύουν.'
export const turnItOff = 'Απενεργοποίηση'
export const turnOff = 'Απενεργοποίηση'
export const itIsDemandedHere = 'Εδώ είναι υποχρεωτική: θα σας ζητηθεί αμέσως να τη ρυθμίσετε ξανά, για παράδειγμα με νέο κινητό.'
export const yourPasswordAloneSigns = 'Από τότε σας συνδέει μόνο ο κωδικός πρόσβασης.'
export const onSince = 'Ενεργή από'
export const lastUsed = 'Τελευταία χρήση'
export const recoveryCodesLeft = 'Κωδικοί ανάκτησης που απομένουν'
export const of10 = (codesLeft: string | number): string => `${codesLeft} από 10`
export const ofYourApp = 'Της εφαρμογής σας, ή κωδικός ανάκτησης.'

export const securityEventLabels: Record<SecurityEventKind, string> = {
  signed_in: 'Σύνδεση',
  sign_in_failed: 'Λάθος κωδικός πρόσβασης',
  code_failed: 'Λάθος δεύτερος κωδικός',
  email_code_failed: 'Λάθος κωδικός από email',
  reset_asked: 'Αίτημα συνδέσμου για κωδικό πρόσβασης',
  password_reset: 'Ορισμός κωδικού πρόσβασης με σύνδεσμο',
  password_changed: 'Αλλαγή κωδικού πρόσβασης',
  password_ended: 'Λήξη κωδικού πρόσβασης μη επιβεβαιωμένης διεύθυνσης',
  passkey_added: 'Προσθήκη κλειδιού πρόσβασης',
  passkey_removed: 'Κατάργηση κλειδιού πρόσβασης',
  passkey_failed: 'Απόρριψη κλειδιού πρόσβασης',
  two_step_changed: 'Αλλαγή σύνδεσης σε δύο βήματα',
  email_proved: 'Επιβεβαίωση διεύθυνσης email',
  made_administrator: 'Έγινε διαχειριστής',
  made_guest: 'Δεν είναι πια διαχειριστής',
  role_changed: 'Άλλος ρόλος στη διαχείριση',
  person_invited: 'Πρόσκληση στη διαχείριση',
  invitation_withdrawn: 'Απόσυρση πρόσκλησης',
  two_step_demanded: 'Αλλαγή στο ποιοι συνδέονται σε δύο βήματα',
  refund: 'Επιστροφή χρημάτων',
  export: 'Λήψη κρατήσεων ή πληρωμών',
  own_data_export: 'Λήψη δικών του δεδομένων',
  settings_changed: 'Αλλαγή ρυθμίσεων',
}

true satisfies Translated<typeof import('../en/office-security.ts'), typeof import('./office-security.ts')>
