import type { JobName } from '#contract/jobs.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const couldNotLetTheJob = 'Η εργασία δεν ξεκίνησε'
export const theJobRunsWithinSeconds = 'Η εργασία ξεκινά σε δευτερόλεπτα'
export const jobs = 'Εργασίες'
export const automaticTasks =
  'Αυτόματες εργασίες. Κάθε εργασία αναζητά τι έχει μείνει να γίνει, οπότε μπορεί να τρέξει οποτεδήποτε. Οι ώρες είναι σε ώρα Ελλάδας.'
export const failedToLoadTheJobs = 'Οι εργασίες δεν φορτώθηκαν'
export const runs = 'Εκτελέσεις'
export const runsOf = (job: string): string => `Εκτελέσεις: «${job}»`
export const allRuns = 'Όλες'
export const failedRuns = 'Απέτυχαν'
export const everyJob = 'Κάθε εργασία'
export const noRunHasFailed = 'Καμία εκτέλεση δεν απέτυχε.'
export const noRunsYet = 'Δεν υπάρχουν ακόμη εκτελέσεις.'
export const pagesOfRuns = 'Σελίδες με εκτελέσεις'
export const running = 'Εκτελείται'
export const done = 'Έγινε'
export const notYet = 'Όχι ακόμη'
export const job = 'Εργασία'
export const every = 'Κάθε'
export const lastRun = 'Τελευταία εκτέλεση'
export const state = 'Κατάσταση'
export const runNow = 'Εκτέλεση τώρα'
export const began = 'Άρχισε'
export const took = 'Διάρκεια'

const span =
  (one: string, other: string) =>
  (count: number): string =>
    count === 1 ? one : `${formatNumber(count)} ${other}`

export const everyDay = span('ημέρα', 'ημέρες')
export const everyHour = span('ώρα', 'ώρες')
export const everyMinute = span('λεπτό', 'λεπτά')
export const everySecond = span('δευτερόλεπτο', 'δευτερόλεπτα')
export const actionsFor = (job: string): string => `Ενέργειες: ${job}`
export const jobsThatNeedNobody = (count: number): string =>
  count === 1 ? '1 εργασία δεν χρειάζεται τίποτα' : `${formatNumber(count)} εργασίες δεν χρειάζονται τίποτα`
export const runsNow = (job: string): string => `Η εργασία «${job}» ξεκινά…`
export const finished = (job: string): string => `Η εργασία «${job}» τελείωσε καλά`
export const hasFailed = (job: string): string => `Η εργασία «${job}» απέτυχε`
export const runsAgainNextTime = 'Επαναλαμβάνεται αυτόματα την επόμενη φορά.'

const jobNames: Record<JobName, string> = {
  'put times right': 'διόρθωση ωρών μετά από λάθος ρολόι',
  'read the exchange rate': 'ανάγνωση ισοτιμίας',
  'read other currencies': 'ανάγνωση ισοτιμιών άλλων νομισμάτων',
  'ask the bank': 'ερώτηση στην τράπεζα',
  'check the access to the bank': 'έλεγχος πρόσβασης στην τράπεζα',
  'deliver events': 'μετάδοση όσων έγιναν',
  'ask about lost payments': 'ερώτηση για χαμένες πληρωμές',
  'refund lost payments': 'επιστροφή χαμένων πληρωμών',
  'look once more': 'νέα ερώτηση στην τράπεζα την επόμενη ημέρα',
  'send refunds': 'αποστολή επιστροφών',
  'read calendars': 'ανάγνωση ημερολογίων',
  'remind of instalments': 'υπενθύμιση δόσεων',
  'remind of transfers': 'υπενθύμιση μεταφορών',
  'remind of unfinished bookings': 'υπενθύμιση ημιτελών κρατήσεων',
  'keep what ended': 'φύλαξη όσων έληξαν',
  'keep promised nights': 'κράτηση βραδιών που υποσχεθήκαμε',
  'end offers': 'λήξη προσφορών',
  'send planned messages': 'προγραμματισμένα μηνύματα',
  'read answers': 'ανάγνωση απαντήσεων επισκεπτών',
  'remind of complaints': 'υπενθύμιση παραπόνων',
  'ask for reviews': 'αίτημα κριτικής',
  'mail figures of the month': 'αποστολή μηνιαίων στοιχείων',
  'send mails': 'αποστολή μηνυμάτων',
  'send notices': 'αποστολή ειδοποιήσεων',
  'make small pictures': 'μικρές φωτογραφίες',
  'remove unused pictures': 'κατάργηση άχρηστων φωτογραφιών',
  'erase document numbers': 'διαγραφή αριθμών εγγράφων',
  'clear old data': 'διαγραφή παλιών δεδομένων',
  'forget old runs': 'διαγραφή παλιών εκτελέσεων',
  'back up': 'αντίγραφο ασφαλείας',
}

/** Jobs are stored and found by their English names. */
export const jobNamed = (name: string): string => (jobNames as Record<string, string>)[name] ?? name

export const couldNotSendTheMail = 'Το μήνυμα δεν στάλθηκε ξανά'
export const theMail = 'Το μήνυμα στέλνεται ξανά'
export const mails = 'Μηνύματα'
export const noMailServerIsConfigured = 'Δεν έχει οριστεί διακομιστής email'
export const mailsWaitHereAndCan = 'Τα μηνύματα περιμένουν εδώ και διαβάζονται· δεν τα λαμβάνει κανείς.'
export const allMails = 'Όλα'
export const recipientOrSubject = 'Παραλήπτης ή θέμα'
export const failedToLoadMails = 'Τα μηνύματα δεν φορτώθηκαν'
export const noMailsFound = 'Δεν βρέθηκαν μηνύματα.'
export const noMailsYetEveryMail = 'Δεν υπάρχουν ακόμη μηνύματα. Εδώ θα βρίσκεται κάθε μήνυμα που γράφει ο ιστότοπος.'
export const pagesOfMails = 'Σελίδες με μηνύματα'
export const sendAgain = 'Νέα αποστολή'
export const sending = 'Αποστολή…'
export const getsOnceMore = (recipient: string | number, subject: string | number): string =>
  `Το «${subject}» πηγαίνει ακόμη μία φορά στη διεύθυνση ${ended(String(recipient))}`
export const waiting = 'Περιμένει'
export const sent = 'Στάλθηκε'
export const mailFailed = 'Απέτυχε'
export const to = (recipient: string | number): string => `Προς: ${recipient}`
export const didNotArrive = 'Δεν παραδόθηκε'
export const withACalendarFile = 'Με αρχείο ημερολογίου της διαμονής.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject}, προς: ${recipient}`
export const written = (createdAt: string | number): string => `Γράφτηκε ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Εγκαταλείφθηκε, προσπάθειες: ${tries}.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Προσπάθειες: ${tries}, επόμενη ${tryAt}.`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Στάλθηκε ${sentAt}.`

true satisfies Translated<typeof import('../en/office-jobs.ts'), typeof import('./office-jobs.ts')>
