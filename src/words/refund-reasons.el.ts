import { refund } from './records.en.ts'
import { saidIn } from './said-in.ts'

/** Why money goes back; the stored reason is English. */
export const saidReason = saidIn(refund, {
  cancelled: 'η κράτηση ακυρώθηκε',
  cancelledMeanwhile: 'η κράτηση ακυρώθηκε στο μεταξύ',
  stagePaid: 'αυτή η δόση ήταν ήδη πληρωμένη',
  moreThanPrice: 'με αυτό θα πληρωνόταν πάνω από την τιμή',
  nightsPaid: (code) => `αυτές οι βραδιές πληρώθηκαν ήδη με την κράτηση ${code}`,
  stayChanged: 'η διαμονή άλλαξε ή πληρώθηκε αλλιώς στο μεταξύ',
  lowerPrice: 'η διαμονή άλλαξε σε χαμηλότερη τιμή',
  nightsSold: 'οι βραδιές πουλήθηκαν στο μεταξύ',
  alternativePaid: (code) => `άλλη διαμονή της ίδιας προσφοράς πληρώθηκε ήδη με την κράτηση ${code}`,
  atTheBank: 'η τράπεζα την επέστρεψε',
})
