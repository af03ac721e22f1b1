import type { mailingStates } from '#contract/mailings.ts'
import type { MailingWhen, WhyLeftOut } from '#domain/messages/mailing.ts'
import type { Translated } from '../translated.ts'
import { guests as guestsInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

export const title = 'Μήνυμα σε πολλούς'
export const how =
  'Επιλέξτε επισκέπτες από τις ημέρες της διαμονής τους, και ένα κείμενο. Ο καθένας το λαμβάνει στη δική του συζήτηση, ένα λεπτό αφού το στείλετε: ως τότε μπορείτε να το ανακαλέσετε.'
export const views = 'Προβολές'
export const write = 'Σύνταξη'
export const sentOnes = 'Απεσταλμένα'
export const guestsWho = 'Επισκέπτες'
export const nameOfWhen: Record<MailingWhen, string> = {
  arrive_next_week: 'Άφιξη την επόμενη εβδομάδα',
  in_house: 'Στο κατάλυμα σήμερα',
  arrive_today: 'Άφιξη σήμερα',
  arrive_tomorrow: 'Άφιξη αύριο',
  arrive_this_week: 'Άφιξη αυτή την εβδομάδα',
  leave_today: 'Αναχώρηση σήμερα',
  leave_tomorrow: 'Αναχώρηση αύριο',
  leave_this_week: 'Αναχώρηση αυτή την εβδομάδα',
  arrive_between: 'Άφιξη μεταξύ',
  stay_between: 'Διαμονή μεταξύ',
  leave_between: 'Αναχώρηση μεταξύ',
}
export const filter = 'Φίλτρα'
export const betweenDays = 'Μεταξύ δύο ημερών'
export const fromDay = 'Από'
export const untilDay = 'Έως'
export const villa = 'Βίλα'
export const allVillas = 'Όλες οι βίλες'
export const language = 'Γλώσσα'
export const allLanguages = 'Όλες οι γλώσσες'
export const payment = 'Πληρωμή'
export const anyPayment = 'Οποιαδήποτε'
export const stages = { to_pay: 'Υπάρχει υπόλοιπο', paid: 'Εξοφλημένη' }
export const show = 'Εμφάνιση'
export const without = (filter: string): string => `Χωρίς το φίλτρο: ${filter}`
export const found = (count: number, when: string, period: string): string => `${when}, ${period}: ${guestsInWords(count)}`
export const onlyFirst = (most: number): string =>
  `Αυτοί είναι οι πρώτοι ${formatNumber(most)}. Για τους υπόλοιπους φιλτράρετε ανά βίλα ή ημέρες.`
export const nobodyFound = 'Κανείς. Επιλέξτε άλλες ημέρες ή άλλη βίλα.'
export const failed = 'Οι επισκέπτες δεν φορτώθηκαν'
export const text = 'Κείμενο'
export const ownWords = 'Με δικά σας λόγια'
export const writeTexts = 'Γράψτε ένα κείμενο για επόμενες φορές'
export const languageOfText = 'Γλώσσα του κειμένου'
export const languageHint = 'Όλοι το διαβάζουν σε αυτή τη γλώσσα. Ένα αποθηκευμένο κείμενο στέλνεται στη γλώσσα του κάθε επισκέπτη.'
export const who = 'Ποιοι το λαμβάνουν'
export const reads = (guest: string): string => `Τι διαβάζει: ${guest}`
export const otherLanguage = (own: string, used: string): string => `δεν υπάρχει κείμενο (${own}), διαβάζει: ${used}`
export const whys: Record<WhyLeftOut, string> = {
  not_sold: 'η διαμονή ακυρώθηκε',
  no_address: 'χωρίς διεύθυνση email',
  lacks: 'κάτι λείπει',
  no_consent: 'αναχώρησε πριν από περισσότερο από έναν μήνα και δεν έχει δεχτεί διαφημίσεις',
}
export const call = 'Κλήση'
export const openStay = 'Η διαμονή'
export const preview = 'Δείτε τι διαβάζει ο καθένας'
export const lookAgain = 'Το κείμενο άλλαξε: δείτε το ξανά και μετά στείλτε το.'
export const send = (count: number): string => `Αποστολή σε ${guestsInWords(count)}`
export const sending = 'Αποστολή …'
export const notSent = 'Δεν στάλθηκε'
export const nobodyChosen = 'Επιλέξτε τουλάχιστον έναν επισκέπτη'
export const onItsWay = (count: number): string => `Φεύγει σε ένα λεπτό, για ${guestsInWords(count)}. Ως τότε μπορείτε να το ανακαλέσετε.`
export const undo = 'Ανάκληση'
export const undoing = 'Ανάκληση …'
export const undone = 'Ανακλήθηκε. Δεν το έλαβε κανείς.'
export const nothingSent = 'Δεν έχει σταλεί ακόμη τίποτα σε πολλούς επισκέπτες.'
export const listFailed = 'Η λίστα δεν φορτώθηκε'
export const pages = 'Σελίδες μηνυμάτων σε πολλούς'
export const states: Record<(typeof mailingStates)[number], string> = {
  waits: 'Φεύγει σε ένα λεπτό',
  sending: 'Στέλνεται',
  sent: 'Στάλθηκε',
  undone: 'Ανακλήθηκε',
}
export const gotIt = (sent: number, stays: number): string => `${formatNumber(sent)} από ${guestsInWords(stays)}`
export const notTo = 'Δεν το έλαβαν'
export const lacks = (fields: string): string => `λείπει: ${fields}`

true satisfies Translated<typeof import('../en/office-many.ts'), typeof import('./office-many.ts')>
