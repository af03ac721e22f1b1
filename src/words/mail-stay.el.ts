import { ended } from './full-stop.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `Ο επισκέπτης άλλαξε την κράτηση ${code}`,
  preheader: (villa: string, days: string) => `Δείτε τι νέο υπάρχει: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `Άλλαξαν οι επισκέπτες, οι επιθυμίες ή η ώρα άφιξης. Επισκέπτης: ${ended(guest)} Τώρα ισχύουν τα εξής:`,
  title: 'Άφιξη',
  arrivalTime: 'Ώρα άφιξης',
}

export const codePreheader = 'Έξι ψηφία, ισχύει για δέκα λεπτά και μόνο για αυτό.'
export const codeEnterIt = 'Δώστε τον στη σελίδα που τον ζήτησε. Ισχύει για δέκα λεπτά.'
export const codeNotYou =
  'Αν δεν τον ζητήσατε εσείς, κάποιος άλλος έχει συνδεθεί με τα στοιχεία σας: ορίστε νέο κωδικό πρόσβασης. Χωρίς αυτόν τον κωδικό δεν γίνεται τίποτα.'

export const cancellationCode = {
  subject: (code: string) => `Ο κωδικός σας για την ακύρωση της κράτησης ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `Με αυτόν τον κωδικό ακυρώνετε τη διαμονή σας: ${villa}, ${days}. Σας επιστρέφονται ${ended(refund)}`,
}

export const changeCode = {
  subject: (code: string) => `Ο κωδικός σας για την αλλαγή της κράτησης ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `Με αυτόν τον κωδικό η διαμονή σας αλλάζει σε: ${villa}, ${days}. Σας επιστρέφονται ${back}· σύμφωνα με την πολιτική ακύρωσης ${kept} δεν επιστρέφονται.`,
}

export const moved = {
  subject: (code: string) => `Η κράτησή σας ${code} άλλαξε`,
  preheader: (villa: string, days: string) => `Τώρα: ${villa}, ${days}.`,
  isChanged: 'Η διαμονή σας άλλαξε. Οι προηγούμενες βραδιές είναι ξανά ελεύθερες.',
  isForOthers: 'Η διαμονή σας είναι πλέον για διαφορετικό αριθμό επισκεπτών.',
  guests: 'Επισκέπτες',
  isRepriced: 'Οι οικοδεσπότες άλλαξαν την τιμή της διαμονής σας ή τις προθεσμίες πληρωμής.',
  title: 'Αλλαγή διαμονής',
  before: 'Πριν',
  now: 'Τώρα',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Προηγούμενη τιμή',
  priceNow: 'Νέα τιμή',
  refund: 'Επιστρέφονται',
}

export const detailsChanged = {
  subject: (code: string) => `Οι οικοδεσπότες άλλαξαν στοιχεία της κράτησης ${code}`,
  preheader: (villa: string, days: string) => `${villa}, ${days}. Η ίδια η διαμονή δεν άλλαξε.`,
  isChanged: 'Οι οικοδεσπότες άλλαξαν τον αριθμό των επισκεπτών, τις επιθυμίες ή τα στοιχεία επικοινωνίας σας. Τώρα ισχύουν τα εξής:',
  ifWrong: 'Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το μήνυμα ή γράψτε μας στη σελίδα της διαμονής σας.',
}

export const ownerMoved = {
  subject: (code: string) => `Η κράτηση ${code} έχει άλλες ημερομηνίες`,
  preheader: (guest: string, villa: string, days: string) => `${guest}, τώρα: ${villa}, ${days}.`,
  hasMoved: (guest: string) => `Η διαμονή άλλαξε και οι προηγούμενες βραδιές είναι ελεύθερες. Επισκέπτης: ${ended(guest)}`,
}

export const wanted = 'Επιθυμία'

export const ownerChangeAsked = {
  subject: (code: string) => `Κράτηση ${code}: ο επισκέπτης ζητά άλλες ημερομηνίες`,
  preheader: (villa: string, days: string) => `Αποδεχτείτε ή απορρίψτε: ${villa}, ${days}.`,
  asks: (guest: string) => `Ένας επισκέπτης θέλει να αλλάξει τη διαμονή: ${ended(guest)} Αποδέχεστε ή απορρίπτετε στη σελίδα της κράτησης.`,
}

export const changeAgreed = {
  subject: (code: string) => `Μπορείτε να αλλάξετε την κράτησή σας ${code}`,
  preheader: (villa: string, days: string) => `Οι οικοδεσπότες συμφωνούν: ${villa}, ${days}.`,
  text: 'Οι οικοδεσπότες συμφωνούν με την αλλαγή. Επιβεβαιώστε τη μέσα σε τρεις ημέρες: έως τότε οι βραδιές δεν κρατούνται για εσάς και ισχύει η τιμή της ημέρας.',
  button: 'Αλλαγή διαμονής',
}

export const changeRefused = {
  subject: (code: string) => `Η κράτησή σας ${code} μένει όπως είναι`,
  preheader: (villa: string, days: string) => `Οι οικοδεσπότες δεν μπορούν να σας προσφέρουν: ${villa}, ${days}.`,
  text: 'Οι οικοδεσπότες δεν μπορούν να συμφωνήσουν με την αλλαγή, γι’ αυτό η διαμονή σας μένει όπως ήταν. Στη σελίδα της μπορείτε να τους γράψετε.',
  button: 'Δείτε τη διαμονή σας',
}
