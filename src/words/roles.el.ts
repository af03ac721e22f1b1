import type { Role } from '#domain/accounts/roles.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Ιδιοκτήτης',
  manager: 'Διευθυντής',
  reception: 'Υποδοχή',
  accountant: 'Λογιστήριο',
  housekeeping: 'Καθαριότητα',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'Μπορεί να κάνει τα πάντα.',
  manager: 'Όλα εκτός από τις ρυθμίσεις, τα άτομα, το αρχείο ασφαλείας και τα μηνύματα της τράπεζας.',
  reception: 'Επισκέπτες και οι διαμονές τους. Χωρίς εξαγωγές, τιμές, πληρωμές ή επιστροφές χρημάτων.',
  accountant: 'Βιβλία, έγγραφα, κρατήσεις και οι εξαγωγές τους, μόνο για ανάγνωση.',
  housekeeping: 'Αφίξεις, αναχωρήσεις και αλλαγές επισκεπτών, χωρίς ονόματα και ποσά.',
}
