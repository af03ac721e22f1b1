import { ended } from './full-stop.ts'

export const couldNotSendTheMail = 'Το μήνυμα δεν στάλθηκε ξανά'
export const theMail = 'Το μήνυμα στέλνεται ξανά'
export const mails = 'Μηνύματα'
export const noMailServerIsConfigured = 'Δεν έχει οριστεί διακομιστής email'
export const mailsWaitHereAndCan = 'Τα μηνύματα περιμένουν εδώ και διαβάζονται· δεν τα λαμβάνει κανείς.'
export const state = 'Κατάσταση'
export const all = 'Όλα'
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
export const failed = 'Απέτυχε'
export const to = (recipient: string | number): string => `Προς: ${recipient}`
export const read = 'Ανάγνωση'
export const withACalendarFile = 'Με αρχείο ημερολογίου της διαμονής.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject}, προς: ${recipient}`
export const written = (createdAt: string | number): string => `Γράφτηκε ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Εγκαταλείφθηκε, προσπάθειες: ${tries}.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Προσπάθειες: ${tries}, επόμενη ${tryAt}.`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Στάλθηκε ${sentAt}.`
