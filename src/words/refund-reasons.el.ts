import { saidBy } from './stored-reasons.ts'

export const saidReason = saidBy({
  'the booking was cancelled': 'η κράτηση ακυρώθηκε',
  'the booking was cancelled meanwhile': 'η κράτηση ακυρώθηκε στο μεταξύ',
  'this stage was already paid': 'αυτή η δόση είχε ήδη πληρωθεί',
  'with it more than the price would be paid': 'μαζί της θα πληρωνόταν περισσότερο από την τιμή',
  'these nights were already paid for with booking *': 'αυτές οι διανυκτερεύσεις είχαν ήδη πληρωθεί με την κράτηση *',
  'the stay was changed or paid otherwise meanwhile': 'η διαμονή στο μεταξύ άλλαξε ή πληρώθηκε διαφορετικά',
  'the stay was changed to a lower price': 'η διαμονή άλλαξε σε χαμηλότερη τιμή',
  'the nights were sold meanwhile': 'οι διανυκτερεύσεις πουλήθηκαν στο μεταξύ',
  'another stay of the same offer was already paid for with booking *':
    'άλλη διαμονή της ίδιας προσφοράς είχε ήδη πληρωθεί με την κράτηση *',
  'the bank has given it back': 'η τράπεζα επέστρεψε τα χρήματα',
})
