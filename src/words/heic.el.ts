/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Αυτή είναι εικόνα HEIC από iPhone, την οποία πολλά προγράμματα περιήγησης δεν μπορούν να εμφανίσουν. Στο iPhone ανοίξτε Ρυθμίσεις, Κάμερα, Μορφές και επιλέξτε την πιο συμβατή μορφή, ή αποθηκεύστε την εικόνα ως JPEG πριν την ανεβάσετε.'
