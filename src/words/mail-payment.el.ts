import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import { methodLabels } from './booking-labels.el.ts'
import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const table = {
  title: 'Πληρωμή',
  amount: 'Ποσό',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Δόση',
  instalmentOf: (stage: number, stages: number) => `${stage} από ${stages}`,
  exchangeRate: 'Ισοτιμία',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${writtenNumber(dinars)}\u00a0RSD`,
  rateDate: 'Ημερομηνία ισοτιμίας',
  orderId: 'Αριθμός παραγγελίας',
  authorisationCode: 'Κωδικός έγκρισης',
  transactionId: 'Αριθμός συναλλαγής',
  transactionStatus: 'Κατάσταση συναλλαγής',
  statusCode: 'Κωδικός κατάστασης',
  transactionDate: 'Ημερομηνία συναλλαγής',
  threeDStatus: 'Κατάσταση 3-D',
  paymentNumber: 'Αριθμός πληρωμής',
  receivedOn: 'Ημερομηνία είσπραξης',
  method: 'Τρόπος πληρωμής',
  reference: 'Αιτιολογία',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Υπόλοιπο πληρωμής: ${remaining}· επόμενη πληρωμή ${next} έως ${theDay(by)}.`
export const everythingPaid = 'Όλα έχουν πληρωθεί.'

export const receipt = {
  subject: (code: string) => `Λάβαμε την πληρωμή σας για την κράτηση ${code}`,
  preheader: (amount: string, method: PaymentMethod) => `${amount}, ${methodLabels[method]}.`,
  received: {
    card: 'Ο λογαριασμός της κάρτας σας χρεώθηκε.',
    transfer: 'Λάβαμε την τραπεζική μεταφορά σας.',
    cash: 'Λάβαμε την πληρωμή σας σε μετρητά.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `Διορθώθηκε μια πληρωμή για την κράτηση ${code}`,
  preheader: (amount: string) => `${amount} είχαν καταχωριστεί κατά λάθος.`,
  noMoneyMoved: 'Είχαμε καταχωρίσει αυτή την πληρωμή στην κράτησή σας κατά λάθος και την αφαιρέσαμε. Δεν μετακινήθηκαν χρήματα.',
}

export const paymentFailed = {
  subject: (code: string) => `Η πληρωμή για την κράτηση ${code} απέτυχε`,
  preheader: (villa: string, days: string) => `Η κάρτα σας δεν χρεώθηκε. ${villa}, ${days}.`,
  notApproved: 'Η πληρωμή δεν εγκρίθηκε. Ο λογαριασμός της κάρτας σας δεν χρεώθηκε.',
  whatToDo: 'Ελέγξτε τα στοιχεία της κάρτας, δοκιμάστε ξανά ή καλέστε την τράπεζα που την εξέδωσε.',
  tryAgain: 'Δοκιμάστε ξανά',
}

export const ownerDisputed = {
  subject: (code: string) => `Ελέγξτε με την τράπεζα την πληρωμή για την κράτηση ${code}`,
  preheader: 'Οι βραδιές μένουν πουλημένες έως ότου αποφασίσετε διαφορετικά.',
  recordsDisagree: 'Τα αρχεία της τράπεζας δεν συμφωνούσαν με την έγκριση αυτής της πληρωμής όταν ελέγχθηκαν.',
  nightsStaySold:
    'Οι βραδιές μένουν πουλημένες έως ότου αποφασίσετε διαφορετικά. Στη σελίδα του επισκέπτη αναφέρεται ότι η πληρωμή ελέγχεται.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `Πληρωμή για άγνωστη παραγγελία: ${orderId}`,
  preheader: (amount: string) => `${amount} προς αντιστοίχιση με κράτηση ή επιστροφή.`,
  preheaderWithoutAmount: 'Χρήματα προς αντιστοίχιση με κράτηση ή επιστροφή.',
  whatToDo:
    'Η τράπεζα ενέκρινε πληρωμή για παραγγελία που ο ιστότοπος δεν γνωρίζει, όπως μπορεί να συμβεί μετά από επαναφορά αντιγράφου ασφαλείας. Αντιστοιχίστε τη με μια κράτηση ή επιστρέψτε τη.',
}

export const needsAttention = 'Χρειάζεται προσοχή'
