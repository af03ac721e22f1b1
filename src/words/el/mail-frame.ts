import { refund } from '../records.ts'
import { makeTextTranslator } from '../text-translator.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (_name: string | null): string => 'Γεια σας,'

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Ο κωδικός σας είναι ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string =>
  `${legalName}, ΑΦΜ (PIB) ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Χωρίς υπενθυμίσεις: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Ένας σύνδεσμος για νέο κωδικό πρόσβασης',
  linkToJoin: 'Ένας σύνδεσμος για τη διαχείριση',
  aCode: 'Ένας κωδικός',
  onlyForReader: (secret: string) => `${secret}, που προορίζεται μόνο για τον παραλήπτη.`,
  onlyInMail: (secret: string) => `${secret}, που φαίνεται μόνο στο ίδιο το email.`,
}

/** Why money goes back; the stored reason is English. */
export const translateReason = makeTextTranslator(refund, {
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

const whatIsHeld = {
  clock:
    'Το ρολόι αυτού του διακομιστή είναι υπό αμφισβήτηση. Μέχρι να διορθωθεί, ή μέχρι να το επιβεβαιώσετε, τίποτα δεν διαγράφεται λόγω παλαιότητας και δεν στέλνονται υπενθυμίσεις.',
  deletion: 'Μια εργασία επρόκειτο να διαγράψει πολύ περισσότερα παλιά δεδομένα από ό,τι συνήθως. Δεν διαγράφηκε τίποτα.',
}

/** Προς τους ιδιοκτήτες: μια εργασία περιμένει με ό,τι δεν αναιρείται. */
export const held = {
  subject: { clock: 'Το ρολόι του ιστότοπου είναι υπό αμφισβήτηση', deletion: 'Η διαγραφή παλιών δεδομένων σας περιμένει' },
  preheader: 'Δείτε τη λίστα «Χρειάζεται προσοχή».',
  whatIsHeld,
  whatToDo: 'Δείτε τη λίστα «Χρειάζεται προσοχή»: εκεί γράφει τι διαπιστώθηκε, και εκεί μπορείτε να επιτρέψετε τη συνέχεια.',
}

const percent = (value: number): string => `${formatNumber(value)}%`

export const month = {
  subject: (month: string) => `${month}: ο μήνας σε πέντε αριθμούς`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Καμία βραδιά δεν ήταν προς πώληση. Η εικόνα των επόμενων μηνών.'
      : `Πουλήθηκε το ${percent(occupancy)} των διανυκτερεύσεων. Η εικόνα των επόμενων μηνών.`,
  figures: 'Ο μήνας',
  occupancy: 'Πληρότητα',
  nights: 'Διανυκτερεύσεις που πουλήθηκαν',
  nightsOf: (sold: number, onSale: number) => `${formatNumber(sold)} από ${formatNumber(onSale)}`,
  averageRate: 'Μέση τιμή διανυκτέρευσης',
  revenuePerNight: 'Έσοδα ανά διαθέσιμη διανυκτέρευση',
  revenue: 'Έσοδα διανυκτερεύσεων',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (έναν χρόνο πριν: ${before})`,
  bars: 'Πληρότητα ανά μήνα',
  barsMean:
    'Διανυκτερεύσεις που έχουν πουληθεί ως τώρα, εδώ και από πλατφόρμες, από όσες είναι προς πώληση. Όλοι οι ορισμοί βρίσκονται δίπλα στα στοιχεία των αναφορών.',
  button: 'Άνοιγμα αναφορών',
}

true satisfies Translated<typeof import('../en/mail-frame.ts'), typeof import('./mail-frame.ts')>
