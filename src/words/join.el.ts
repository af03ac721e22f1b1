export const join = 'Πρόσβαση στη διαχείριση'
export const joinDescription = 'Ορίστε κωδικό πρόσβασης και αποκτήστε πρόσβαση στη διαχείριση.'
export const youAreInvited = (role: string): string => `Σας προσκάλεσαν ως: ${role}.`
export const yourAddress = (email: string): string => `Θα συνδέεστε με το ${email}.`
export const guestAccountGoesOn =
  'Αν έχετε λογαριασμό με αυτή τη διεύθυνση, αποκτά τον ρόλο: ο παλιός κωδικός και τα κλειδιά πρόσβασης παύουν να ισχύουν και οι κρατήσεις του παραμένουν.'
export const yourName = 'Το ονοματεπώνυμό σας'
export const newPassword = 'Νέος κωδικός πρόσβασης'
export const joining = 'Αποδοχή…'
export const couldNotJoin = 'Η πρόσκληση δεν έγινε δεκτή'
export const joined = 'Έχετε πλέον πρόσβαση'
export const signInNow = 'Συνδεθείτε με τον νέο κωδικό πρόσβασης.'
export const invitationOver = 'Αυτή η πρόσκληση δεν ισχύει'
export const askForAnother = 'Ο σύνδεσμος λειτουργεί μία φορά και για επτά ημέρες. Ζητήστε νέον από τον ιδιοκτήτη που σας προσκάλεσε.'
