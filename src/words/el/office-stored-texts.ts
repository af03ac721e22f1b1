import * as englishCalendars from '../en/calendars.ts'
import * as records from '../records.ts'
import { makeTextTranslator } from '../text-translator.ts'
import type { Translated } from '../translated.ts'
import * as calendars from './calendars.ts'
import { translateReason } from './mail-frame.ts'

const { restrictionGuest, restrictionReason, erasedGuest, change, payment, failure, rateOfTheBank, lastGoodRate, fixedRate } = records
const stored = { restrictionGuest, restrictionReason, erasedGuest, change, payment, failure, rateOfTheBank, lastGoodRate, fixedRate }
const english = { ...stored, calendars: englishCalendars, bank: 'bank' }

/** A text that the server has stored (`records.en.ts`), in the language of the office. Other texts stay as they are. */
export const translateStored = (text: string): string => saidOthers(translateReason(text))

const saidOthers = makeTextTranslator(english, {
  restrictionGuest: 'ΑΠΟΚΛΕΙΣΜΟΣ',
  restrictionReason: 'Αποκλεισμός από τη διαχείριση',
  erasedGuest: 'Επισκέπτης που διαγράφηκε',
  bank: 'τράπεζα',
  rateOfTheBank: 'όπως χρέωσε η τράπεζα',
  lastGoodRate: (source, day) => `τελευταία έγκυρη ισοτιμία: ${source}, ${day}`,
  fixedRate: 'σταθερή ισοτιμία',
  calendars,
  change: {
    hidden: 'εκτός λιστών',
    broughtBack: 'επανήλθε',
    paymentRecorded: 'καταχωρίστηκε πληρωμή',
    paymentReversed: (orderId, reason) => `αντιλογισμός ${orderId}: ${reason}`,
    paymentAttached: (orderId) => `προστέθηκε η πληρωμή ${orderId}`,
    stageApproved: (stage) => `η δόση ${stage} εγκρίθηκε`,
    stageNotApproved: (stage) => `η δόση ${stage} δεν εγκρίθηκε`,
    triedAgain: 'ο επισκέπτης προσπαθεί ξανά',
    becameChange: (code) => `οι βραδιές της ανήκουν τώρα στην ${code}`,
    moved: (villa, checkIn, checkOut) => `πριν από την αλλαγή: ${villa}, ${checkIn} – ${checkOut}`,
    otherStages: 'άλλαξαν οι ημερομηνίες πληρωμής',
    otherLines: 'άλλαξαν γραμμές της τιμής',
    otherGuests: (before, after) => `επισκέπτες πριν ${before}, τώρα ${after}`,
    repriced: (before, after) => `τιμή πριν ${before}, τώρα ${after}`,
    byHand: 'καταχωρίστηκε από τους ιδιοκτήτες',
    byHandBecause: (reason) => `καταχωρίστηκε από τους ιδιοκτήτες: ${reason}`,
    offered: 'προσφέρθηκε στον επισκέπτη',
    offeredBecause: (reason) => `προσφέρθηκε στον επισκέπτη: ${reason}`,
    accepted: 'ο επισκέπτης πληρώνει με μεταφορά',
    otherChosen: 'ο επισκέπτης διάλεξε άλλη διαμονή της προσφοράς',
    offerEnded: {
      taken: 'ο επισκέπτης πλήρωσε άλλη διαμονή της προσφοράς',
      lapsed: 'η προσφορά έληξε',
      withdrawn: 'η προσφορά αποσύρθηκε',
      lost: 'τις βραδιές που κρατούσαμε για τον επισκέπτη τις έχουν άλλοι',
    },
    cancelledByGuest: 'ακυρώθηκε από τον επισκέπτη',
    refunded: 'η τράπεζα επέστρεψε τα χρήματα',
  },
  payment: {
    unresolved: 'Η τράπεζα δεν έχει πει εδώ και πέντε ημέρες τι έγινε με αυτή την πληρωμή. Ρωτήστε την.',
    approvedWhenAsked: (doubt) => `Η τράπεζα ενέκρινε όταν ρωτήθηκε. ${doubt}`,
    answerRefused: 'Η απάντησή της αρνήθηκε αυτή την πληρωμή.',
    answerNotTaken: (reason) => `Η απάντησή της δεν έγινε δεκτή όπως ήρθε: ${reason}.`,
    transactionUsedByAnswer: 'η συναλλαγή της έχει πληρώσει άλλη παραγγελία',
    transactionUsed: (transId) => `Η συναλλαγή της ${transId} έχει πληρώσει και άλλη παραγγελία. Ρωτήστε την τράπεζα.`,
    approvedAndReturned: 'Η τράπεζα ενέκρινε όταν ρωτήθηκε, και κάποιος έχει επιστρέψει χρήματα εκεί.',
    otherAmount: (theirs, ours) =>
      `Τα αρχεία της τράπεζας αναφέρουν ${theirs ?? 'άλλο ποσό'} για αυτή την παραγγελία, αυτός ο ιστότοπος ${ours}.`,
    orderUnknown: 'Η απάντηση της τράπεζας ενέκρινε αυτή την πληρωμή, τα αρχεία της δεν γνωρίζουν την παραγγελία.',
    recordsDeclined: (reason) => `Η απάντηση της τράπεζας ενέκρινε αυτή την πληρωμή, τα αρχεία της λένε ότι απορρίφθηκε (${reason}).`,
    otherTransaction: (answered, recorded) =>
      `Η απάντηση της τράπεζας ανέφερε τη συναλλαγή ${answered}, τα αρχεία της αναφέρουν ${recorded}.`,
    returnedByBank: 'Τα βιβλία της τράπεζας λένε ότι αυτή η πληρωμή επιστράφηκε· αυτός ο ιστότοπος δεν το ζήτησε.',
  },
  failure: {
    bankAccess: (reason) =>
      `Το API της τράπεζας δεν απαντά για πληρωμές (${reason}). Ελέγξτε τον χρήστη του API, τα δικαιώματά του και τη διεύθυνση αυτού του διακομιστή.`,
    processEnded: 'Η διεργασία της τελείωσε πριν από αυτήν.',
    mailServerSlow: 'Ο διακομιστής email άργησε πολύ.',
    clockInDoubt: 'Το ρολόι είναι υπό αμφισβήτηση, γι’ αυτό δεν γίνεται τίποτα που δεν αναιρείται. Δείτε τη λίστα «Χρειάζονται προσοχή».',
    notCleared: (steps) => `Ορισμένα παλιά δεδομένα δεν διαγράφηκαν: ${steps}`,
    statementRefused: 'Η βάση δεδομένων αρνήθηκε μια εντολή.',
    mailboxNotRead: (reason) => `Η θυρίδα για τις απαντήσεις των επισκεπτών δεν διαβάζεται: ${reason}`,
  },
})

true satisfies Translated<typeof import('../en/office-stored-texts.ts'), typeof import('./office-stored-texts.ts')>
