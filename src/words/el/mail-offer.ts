import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { theDay } from './grammar.ts'
import { greekTime } from './payment.ts'

export const sent = {
  subject: 'Μια προσφορά για τη διαμονή σας',
  subjectForSeveral: (stays: string) => `Προσφορά για εσάς: ${stays} για επιλογή`,
  preheader: (validUntil: string) => `Ισχύει έως ${theDay(validUntil)}. Την αποδέχεστε στη σελίδα που ανοίγει ο σύνδεσμος.`,
  opening: 'Οι οικοδεσπότες σάς προσφέρουν αυτή τη διαμονή:',
  openingForSeveral: 'Οι οικοδεσπότες σάς προσφέρουν αυτές τις διαμονές. Επιλέξτε μία:',
  holding: (validUntil: string) => `Κρατάμε τις βραδιές για εσάς έως ${greekTime(theDay(validUntil))}.`,
  notHolding: (validUntil: string) =>
    `Η προσφορά ισχύει έως ${greekTime(theDay(validUntil))}. Δεν κρατάμε τις βραδιές: άλλοι μπορεί να τις κλείσουν πριν από εσάς.`,
  howCard:
    'Αποδέχεστε και πληρώνετε με κάρτα στη σελίδα που ανοίγει αυτός ο σύνδεσμος. Ο σύνδεσμος είναι μόνο για εσάς· μην τον προωθήσετε.',
  howBoth:
    'Αποδέχεστε στη σελίδα που ανοίγει αυτός ο σύνδεσμος και πληρώνετε με κάρτα ή τραπεζική μεταφορά. Ο σύνδεσμος είναι μόνο για εσάς· μην τον προωθήσετε.',
  button: 'Δείτε την προσφορά',
}

export const stay = {
  villa: 'Βίλα',
  total: 'Σύνολο',
  stage: (euros: string, day: string) => `${euros} έως ${theDay(day)}`,
}

export const transfer = {
  subject: (code: string) => `Κράτηση ${code}: στοιχεία και προθεσμία για τη μεταφορά`,
  preheader: (euros: string, day: string) => `${euros} έως ${theDay(day)}. Έως τότε οι βραδιές κρατούνται για εσάς.`,
  opening: (villa: string, stay: string) => `Επιλέξατε: ${villa}, ${ended(stay)} Πληρώνετε με τραπεζική μεταφορά.`,
  keptUntil: (day: string) => `Οι βραδιές είναι δικές σας μόλις έρθουν τα χρήματα. Τις κρατάμε για εσάς έως ${greekTime(theDay(day))}.`,
  reminderPreheader: (euros: string, day: string) => `${euros} έως ${theDay(day)}. Μετά οι βραδιές είναι ελεύθερες για άλλους.`,
  reminderSubject: (code: string) => `Κράτηση ${code}: η προθεσμία της μεταφοράς λήγει σύντομα`,
  reminder: (euros: string, onDue: string) =>
    `Δεν έχουμε λάβει ακόμη τη μεταφορά των ${euros}. Η προθεσμία λήγει ${onDue}. Αν την έχετε στείλει, αγνοήστε αυτό το μήνυμα.`,
  title: 'Τραπεζική μεταφορά',
  beneficiary: 'Δικαιούχος',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Τράπεζα',
  amount: 'Ποσό',
  reference: 'Αιτιολογία',
  dueOn: `Πληρωμή έως ${zone}`,
  button: 'Δείτε την προσφορά σας',
}

export const over = {
  lapsedSubject: 'Η προσφορά σας έληξε',
  lapsed: 'Η προσφορά των οικοδεσποτών έληξε και οι βραδιές της είναι ελεύθερες για άλλους. Αν θέλετε ακόμη να έρθετε, γράψτε μας.',
  lapsedTransfer:
    'Δεν λάβαμε εγκαίρως τη μεταφορά σας και οι βραδιές είναι ελεύθερες για άλλους. Αν την έχετε στείλει, γράψτε μας: θα την αναζητήσουμε και θα βρούμε λύση ή θα σας επιστρέψουμε τα χρήματα.',
  withdrawnSubject: 'Η προσφορά σας αποσύρθηκε',
  withdrawn: 'Οι οικοδεσπότες απέσυραν την προσφορά για αυτές τις βραδιές. Γράψτε μας αν θέλετε άλλες.',
  preheader: 'Δεν χρεωθήκατε και δεν χρειάζεται να πληρώσετε κάτι.',
  preheaderTransfer: 'Γράψτε μας αν έχετε στείλει τα χρήματα.',
}

/** Nights that were kept for the guest are lost. */
export const lost = {
  subject: 'Οι βραδιές της προσφοράς σας δεν είναι πια ελεύθερες',
  opening: (villa: string, stay: string) =>
    `Κρατούσαμε αυτές τις βραδιές για εσάς: ${villa}, ${ended(stay)} Από δικό μας λάθος τις έκλεισαν άλλοι. Λυπούμαστε πολύ.`,
  awaited: 'Αν έχετε ήδη στείλει τα χρήματα, γράψτε μας: σας τα επιστρέφουμε όλα ή βρίσκουμε άλλες βραδιές, αν θέλετε.',
  others: 'Τις υπόλοιπες διαμονές της προσφοράς τις κρατάμε ακόμη για εσάς.',
  writeToUs: 'Γράψτε μας, για να βρούμε άλλες βραδιές για εσάς.',
  preheader: 'Αυτές τις βραδιές τις έκλεισαν άλλοι. Γράψτε μας αν έχετε στείλει τα χρήματα.',
}

export const owner = {
  lostSubject: (guest: string, code: string) => `Χάθηκαν βραδιές που κρατούσατε: ${guest}, ${code}`,
  lostPreheader: 'Τις έκλεισαν άλλοι. Γράψτε στον επισκέπτη.',
  lost: (guest: string) =>
    `Αυτές τις βραδιές τις κρατούσε μια προσφορά (${guest}) και τις έκλεισαν άλλοι. Ο επισκέπτης έχει ενημερωθεί. Προτείνετέ του άλλες.`,
  transferSubject: (guest: string, code: string) => `Η κράτηση ${code} πληρώνεται με μεταφορά: ${guest}`,
  transferPreheader: (euros: string, day: string) => `${euros} έως ${theDay(day)}. Καταχωρίστε τα χρήματα όταν έρθουν.`,
  transfer: (guest: string) =>
    `Η προσφορά σας έγινε δεκτή και πληρώνεται με τραπεζική μεταφορά. Επισκέπτης: ${ended(guest)} Οι βραδιές κρατούνται έως δύο ημέρες μετά την προθεσμία.`,
  lapsedSubject: (guest: string) => `Η προσφορά έληξε: ${guest}`,
  lapsedPreheader: 'Οι βραδιές της είναι ξανά ελεύθερες.',
  lapsed: (guest: string) =>
    `Η προσφορά δεν έγινε δεκτή εγκαίρως ή η μεταφορά δεν ήρθε. Επισκέπτης: ${ended(guest)} Οι βραδιές είναι ξανά ελεύθερες.`,
}

true satisfies Translated<typeof import('../en/mail-offer.ts'), typeof import('./mail-offer.ts')>
