import type { Translated } from '../translated.ts'

export const title = 'Νέα με email'
export const agree = 'Στείλτε μου πότε πότε νέα και προσφορές των βιλών με email'
export const how =
  'Μπορείτε να το αλλάξετε όποτε θέλετε, εδώ ή από τον σύνδεσμο σε κάθε τέτοιο email. Τα email για τις διαμονές σας έρχονται σε κάθε περίπτωση.'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση …'
export const saved = 'Αποθηκεύτηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const getting = 'Αυτή η διεύθυνση λαμβάνει νέα και προσφορές των βιλών με email.'
export const gone = 'Δεν λαμβάνετε νέα των βιλών με email.'
export const after = 'Τα email για τις διαμονές σας συνεχίζουν να έρχονται.'
export const unsubscribe = 'Διακοπή των νέων'
export const undo = 'Αναίρεση'
export const oneMoment = 'Μια στιγμή …'
export const unsubscribed = 'Δεν θα λαμβάνετε πια νέα'
export const again = 'Λαμβάνετε ξανά νέα με email'
export const failed = 'Δεν έγινε'
export const description = 'Αν λαμβάνετε νέα των βιλών με email.'

true satisfies Translated<typeof import('../en/news.ts'), typeof import('./news.ts')>
