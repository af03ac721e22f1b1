import { ended } from './full-stop.ts'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const table = { title: 'Πληρωμή που επιστράφηκε', refunded: 'Επιστράφηκαν', reason: 'Λόγος' }

export const bookingWasCancelled = 'Η κράτησή σας ακυρώθηκε.'
export const refundedToCard = (money: string): string =>
  `Επιστρέψαμε ${money} στην κάρτα με την οποία πληρώσατε. Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `Σας επιστρέψαμε ${money}.`

export const refund = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, villa: string) => `${money} για τη διαμονή σας (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Η επιστροφή χρημάτων για την κράτηση ${code} είναι καθ’ οδόν`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `Ο λόγος: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, guest: string) => `${money}, επισκέπτης: ${ended(guest)}`,
  refunded: (money: string) => `Επιστράφηκαν συνολικά ${money}.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money}, επισκέπτης: ${guest}· ${ended(reason)}`,
  refunded: (money: string, reason: string) => `Επιστράφηκαν ${money}: ${ended(reason)}`,
}
