export const theGuestAsks = 'Ο επισκέπτης ζητά άλλη διαμονή'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const whatAgreeingMeans =
  'Αν συμφωνήσετε, ο επισκέπτης μπορεί για τρεις ημέρες να αλλάξει τη διαμονή, στην τιμή εκείνης της στιγμής. Οι βραδιές δεν κρατούνται έως τότε.'
export const agree = 'Αποδοχή'
export const refuse = 'Απόρριψη'
export const decided = 'Ο επισκέπτης ενημερώνεται'
