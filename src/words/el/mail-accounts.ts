import type { Role } from '#domain/accounts/roles.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { roleDescriptions, roleNames } from './labels.ts'
import { formatNumber } from './numbers.ts'

export const welcome = {
  subject: 'Καλώς ήρθατε',
  preheader: 'Δείτε ποιες βραδιές είναι διαθέσιμες και πόσο κοστίζει η καθεμία.',
  accountReady:
    'Ο λογαριασμός σας είναι έτοιμος. Μπορείτε να κλείσετε μια διαμονή, να την πληρώσετε και να βλέπετε τις κρατήσεις σας όποτε θέλετε.',
  button: 'Βρείτε ημερομηνίες',
}

const nothingToDo = 'Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα.'

export const resetLink = {
  subject: 'Ορίστε νέο κωδικό πρόσβασης',
  preheader: 'Ο σύνδεσμος σε αυτό το email λειτουργεί μία φορά, για μία ώρα.',
  worksOnce: 'Με αυτόν τον σύνδεσμο μπορείτε να ορίσετε νέο κωδικό πρόσβασης. Λειτουργεί μία φορά, για μία ώρα.',
  nothingToDo,
  button: 'Ορισμός νέου κωδικού',
}

export const passwordSet = {
  subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
  preheader: 'Αν δεν ήσασταν εσείς, ορίστε αμέσως άλλον.',
  signedOut: 'Ορίστηκε νέος κωδικός πρόσβασης για τον λογαριασμό σας και όλοι όσοι ήταν συνδεδεμένοι σε αυτόν αποσυνδέθηκαν.',
  ifNotYou: 'Αν δεν ήσασταν εσείς, ορίστε αμέσως άλλον.',
  button: 'Ορισμός άλλου κωδικού',
}

export const emailCode = {
  subject: (code: string) => `${code}: ο κωδικός επιβεβαίωσης του email σας`,
  preheader: (code: string) => `${code}: ισχύει για δέκα λεπτά, στη σελίδα που τον ζήτησε.`,
  enterIt: 'Δώστε τον στη σελίδα που τον ζήτησε. Ισχύει για δέκα λεπτά.',
  nothingToDo,
}

export const signInCode = {
  subject: (code: string) => `${code}: ο κωδικός σύνδεσής σας`,
  enterIt: 'Δώστε τον στη σελίδα που τον ζήτησε, στο ίδιο πρόγραμμα περιήγησης. Ισχύει για δέκα λεπτά.',
  nothingToDo:
    'Αν δεν τον ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα. Μην πείτε ποτέ σε κανέναν αυτόν τον κωδικό: δεν τον ζητάμε ούτε τηλεφωνικά ούτε με email.',
}

export const passkeyAdded = {
  subject: 'Προστέθηκε κλειδί πρόσβασης στον λογαριασμό σας',
  preheader: 'Αν δεν ήσασταν εσείς, αφαιρέστε το αμέσως.',
  signsIn:
    'Στον λογαριασμό σας προστέθηκε κλειδί πρόσβασης. Όποιος έχει τη συσκευή όπου φυλάσσεται και μπορεί να την ξεκλειδώσει, μπορεί να συνδεθεί με αυτό.',
  ifNotYou: 'Αν δεν ήσασταν εσείς, αφαιρέστε το στη σελίδα «Τα δεδομένα σας» και αποσυνδεθείτε εκεί από παντού.',
  button: 'Τα δεδομένα σας',
}

export const invitation = {
  subject: 'Πρόσκληση στη διαχείριση',
  preheader: 'Ο σύνδεσμος σε αυτό το email λειτουργεί μία φορά, για επτά ημέρες.',
  invites: (by: string, role: Role) => `Πρόσκληση στη διαχείριση από: ${ended(by)} Ρόλος: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'Με αυτόν τον σύνδεσμο ορίζετε κωδικό και αποκτάτε πρόσβαση. Λειτουργεί μία φορά, για επτά ημέρες. Μην τον προωθήσετε.',
  nothingToDo: 'Αν δεν περιμένετε αυτό το email, δεν χρειάζεται να κάνετε τίποτα.',
  button: 'Αποδοχή πρόσκλησης',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'κανείς'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `Άλλαξε το ποιος πρέπει να συνδέεται σε δύο βήματα. Τώρα: ${ended(named)} Από: ${ended(by)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `Νέα πρόσκληση: ${ended(whom)} Από: ${ended(by)} Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `Αποδοχή πρόσκλησης: ${ended(whom)} Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `Αλλαγή ρόλου: ${ended(whom)} Από: ${ended(by)} Νέος ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `Αφαίρεση πρόσβασης: ${ended(whom)} Από: ${ended(by)}`
  return `Ανάκληση πρόσκλησης: ${ended(whom)} Από: ${ended(by)}`
}

export const people = {
  subject: 'Αλλαγή στο ποιος έχει πρόσβαση στη διαχείριση',
  preheader: 'Ενημερώνεται κάθε ιδιοκτήτης.',
  happened,
  ifWrong: 'Αν αυτό δεν έπρεπε να συμβεί, συνδεθείτε αμέσως και δείτε τη σελίδα «Άτομα».',
  button: 'Άτομα',
}

type BankNews = { by: string; clientId: string; host: string }

export const bank = {
  subject: 'Οι πληρωμές με κάρτα πηγαίνουν σε άλλον λογαριασμό',
  preheader: 'Από τώρα οι επισκέπτες πληρώνουν εκεί. Ενημερώνεται κάθε ιδιοκτήτης.',
  happened: ({ by, clientId, host }: BankNews): string =>
    `Άλλαξε ο λογαριασμός για πληρωμές με κάρτα. Οι επισκέπτες πληρώνουν τώρα στο ${host}, με αριθμό εμπόρου ${ended(clientId)} Από: ${ended(by)}`,
  ifWrong:
    'Αν αυτό δεν έπρεπε να συμβεί, καλέστε την τράπεζά σας και συνδεθείτε αμέσως: αλλάξτε τον κωδικό πρόσβασης και έπειτα επαναφέρετε τον λογαριασμό.',
  button: 'Λογαριασμός στην τράπεζα',
}

type News = { subject: string; preheader: string; what: string }

export const turnedOn: News = {
  subject: 'Η σύνδεση σε δύο βήματα ενεργοποιήθηκε',
  what: 'Από τώρα η σύνδεση ζητά έναν κωδικό της εφαρμογής ελέγχου ταυτότητας.',
  preheader: 'Φυλάξτε τους κωδικούς ανάκτησης εκεί όπου τους βρίσκετε χωρίς το τηλέφωνό σας.',
}

export const turnedOff: News = {
  subject: 'Η σύνδεση σε δύο βήματα απενεργοποιήθηκε',
  what: 'Από τώρα συνδέεστε μόνο με τον κωδικό πρόσβασης.',
  preheader: 'Μπορείτε να την ενεργοποιήσετε ξανά στη σελίδα «Σύνδεση και ασφάλεια».',
}

export const newRecoveryCodes: News = {
  subject: 'Νέοι κωδικοί ανάκτησης',
  what: 'Δημιουργήσατε νέους κωδικούς ανάκτησης. Οι παλιοί δεν ισχύουν πλέον.',
  preheader: 'Οι παλιοί δεν ισχύουν πλέον.',
}

export const reset: News = {
  subject: 'Έγινε επαναφορά της σύνδεσης σε δύο βήματα',
  what: 'Ο διαχειριστής του διακομιστή απενεργοποίησε τη σύνδεσή σας σε δύο βήματα.',
  preheader: 'Την απενεργοποίησε ο διαχειριστής του διακομιστή.',
}

export const codeReplayed: News = {
  subject: 'Ένας κωδικός χρησιμοποιήθηκε δεύτερη φορά',
  what: 'Κάποιος που γνωρίζει τον κωδικό πρόσβασής σας έδωσε κωδικό της εφαρμογής που είχε ήδη χρησιμοποιηθεί. Απορρίφθηκε. Αν απλώς βιαστήκατε εσείς, όλα είναι εντάξει.',
  preheader: 'Απορρίφθηκε. Όποιος τον έδωσε γνωρίζει τον κωδικό πρόσβασής σας.',
}

export const codesGuessed: News = {
  subject: 'Δοκιμάστηκαν δέκα λάθος κωδικοί',
  what: 'Κάποιος που γνωρίζει τον κωδικό πρόσβασής σας δοκίμασε δέκα λάθος κωδικούς στη σύνδεση σε δύο βήματα. Για ένα τέταρτο της ώρας δεν γίνεται δεκτός κανένας.',
  preheader: 'Τα επόμενα 15 λεπτά δεν γίνεται δεκτός κανένας κωδικός.',
}

export const recoveryCodeUsed = (left: number): News => ({
  subject: 'Χρησιμοποιήθηκε κωδικός ανάκτησης',
  what: `Κάποιος συνδέθηκε στον λογαριασμό σας με κωδικό ανάκτησης. Απομένουν ${formatNumber(left)} από δέκα.`,
  preheader: `Κωδικοί ανάκτησης που απομένουν: ${formatNumber(left)} από δέκα.`,
})

export const ifNotYou = 'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης και δείτε τη σελίδα «Σύνδεση και ασφάλεια».'
export const button = 'Σύνδεση και ασφάλεια'

true satisfies Translated<typeof import('../en/mail-accounts.ts'), typeof import('./mail-accounts.ts')>
