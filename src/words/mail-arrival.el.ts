import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const arrival = {
  title: 'Η άφιξή σας',
  checkIn: 'Άφιξη',
  checkInHours: (day: string) => `${day}, από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας ή έως τις 23:00 μόνοι σας`,
  checkOut: 'Αναχώρηση',
  checkOutHour: (day: string) => `${day}, έως τις 11:00`,
  address: 'Διεύθυνση',
  map: 'Χάρτης',
  openTheMap: 'Άνοιγμα χάρτη',
}

export const due = {
  title: 'Υπόλοιπο πληρωμής',
  stay: 'Διαμονή',
  everythingPaid: 'Όλα έχουν πληρωθεί.',
  by: (day: string) => `έως ${theDay(day)}`,
  deposit: 'Εγγύηση',
  depositInCash: (amount: string) => `${amount} σε μετρητά κατά την άφιξη, επιστρέφονται κατά την αναχώρηση`,
}

export const cancellation = {
  title: 'Αν ακυρώσετε',
  until: (day: string) => `Έως ${theDay(day)}`,
  refund: (percent: number, now: string) => `επιστρέφεται το ${writtenNumber(percent)}% όσων έχετε πληρώσει, αυτή τη στιγμή ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `επιστρέφεται το ${writtenNumber(percent)}% όσων έχετε πληρώσει και ολόκληρο το τέλος ανθεκτικότητας στην κλιματική κρίση, αυτή τη στιγμή ${now}`,
  after: 'Μετά',
  now: 'Από τώρα',
  noRefund: 'δεν επιστρέφεται τίποτα',
  onlyTheLevy: (amount: string) => `επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}`,
}

export const contact = {
  title: 'Επικοινωνία',
  phone: 'Τηλέφωνο',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Γράψτε μας',
  email: 'Email',
}
