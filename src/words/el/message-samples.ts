import type { SampleKey } from '#domain/messages/samples.ts'
import type { Translated } from '../translated.ts'

export const samples: Record<SampleKey, { name: string; subject: string; body: string }> = {
  theWay: {
    name: 'Ο δρόμος ως εδώ',
    subject: 'Πώς θα έρθετε: {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nη διαμονή σας ({villa}) αρχίζει: {arrival}. Ο δρόμος ως εδώ:\n\n{directions}\n\nΤο σπίτι είναι έτοιμο από τις {check_in_time}. Γράψτε μας στη σελίδα της διαμονής σας πότε φτάνετε: {stay_link}\n\nΑν χαθείτε, τηλεφωνήστε μας: {phone}',
  },
  arrival: {
    name: 'Κωδικός και άφιξη',
    subject: 'Αύριο: {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nσας περιμένουμε αύριο. Το σπίτι είναι έτοιμο από τις {check_in_time}. Οι οδηγίες και ο κωδικός της πόρτας βρίσκονται στη σελίδα της διαμονής σας: {stay_link}\n\nΚαλό ταξίδι!',
  },
  allWell: {
    name: 'Όλα καλά;',
    subject: 'Είναι όλα καλά; {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nελπίζουμε να νιώθετε σαν στο σπίτι σας. Χρειάζεστε κάτι; Γράψτε μας στη σελίδα της διαμονής σας ή τηλεφωνήστε στο {phone}.\n\n{stay_link}',
  },
  leaving: {
    name: 'Αναχώρηση',
    subject: 'Πριν από την αναχώρηση: {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nη διαμονή σας τελειώνει αύριο. Η αναχώρηση είναι έως τις {check_out_time}. Κλείστε τα παράθυρα, αφήστε το κλειδί στο σπίτι και πάρτε όλα τα πράγματά σας.\n\nΣας ευχαριστούμε που μείνατε μαζί μας!',
  },
  thanks: {
    name: 'Ευχαριστίες και κριτική',
    subject: 'Ευχαριστούμε για τη διαμονή: {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nσας ευχαριστούμε που μείνατε μαζί μας. Αν σας άρεσε, γράψτε λίγα λόγια στη σελίδα της διαμονής σας: {stay_link}\n\nΘα χαρούμε να σας ξαναδούμε.',
  },
  comeBack: {
    name: 'Ελάτε ξανά',
    subject: 'Ελάτε ξανά: {villa}',
    body: 'Αγαπητέ επισκέπτη {guest},\n\nμείνατε κοντά μας ({villa}). Άφιξη: {arrival}. Θα χαρούμε να σας ξαναδούμε, και αυτό το καλοκαίρι υπάρχουν ακόμη ελεύθερες εβδομάδες.\n\nΟι ελεύθερες ημέρες και οι τιμές βρίσκονται στον ιστότοπό μας. Για κάθε ερώτηση τηλεφωνήστε στο {phone}.\n\n{house}',
  },
}

true satisfies Translated<typeof import('../en/message-samples.ts'), typeof import('./message-samples.ts')>
