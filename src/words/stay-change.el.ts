import { theDay } from './greek-days.ts'

export const changeYourStay = 'Αλλαγή διαμονής'
export const otherDatesOrVilla = 'Άλλες ημερομηνίες ή άλλη βίλα για τη διαμονή σας, και πόσο κοστίζει.'
export const now = (villa: string, from: string, until: string): string => `Τώρα: ${villa}, ${from} – ${until}`
export const cannotBeChanged = 'Αυτή η διαμονή δεν μπορεί να αλλάξει εδώ'
export const whatWouldYouLike = 'Τι θα θέλατε;'
export const villa = 'Βίλα'
export const guests = 'Επισκέπτες'
export const showTheDifference = 'Δείτε τη διαφορά'
export const oneMoment = 'Μια στιγμή…'
export const notPossible = 'Δεν είναι δυνατό'
export const nothingIsChanged = 'Δεν άλλαξε τίποτα.'
export const theDifference = 'Η διαφορά'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} – ${until}, ${guests}`
export const priceBefore = 'Προηγούμενη τιμή'
export const priceNow = 'Νέα τιμή'
export const alreadyPaid = 'Έχουν ήδη πληρωθεί'
export const toPayNow = 'Πληρωτέα τώρα'
export const refund = 'Σας επιστρέφονται'
export const nothingToPay = 'Δεν υπάρχει κάτι να πληρώσετε τώρα και δεν επιστρέφεται τίποτα.'
export const keptOfDifference = (kept: string): string =>
  `Σύμφωνα με την πολιτική ακύρωσης, ${kept} από τη μείωση της τιμής δεν επιστρέφονται· περιλαμβάνονται στη νέα τιμή.`
export const laterPayments = 'Επόμενες πληρωμές'
export const dueBy = (amount: string, day: string): string => `${amount} έως ${theDay(day)}`
export const howItWorks =
  'Οι νέες βραδιές κρατούνται όσο πληρώνετε. Οι παλιές παραμένουν δικές σας έως ότου η τράπεζα εγκρίνει την πληρωμή· αν δεν την εγκρίνει, δεν αλλάζει τίποτα.'
export const atOnce = 'Οι βραδιές αλλάζουν αμέσως και οι παλιές ελευθερώνονται για άλλους. Αυτό δεν αναιρείται.'
export const changeAndPay = (amount: string): string => `Αλλαγή και πληρωμή ${amount}`
export const changeAndReturn = (amount: string): string => `Αλλαγή τώρα, επιστρέφονται ${amount}`
export const sendMeTheCode = 'Αλλαγή: στείλτε μου κωδικό'
export const askYourHosts = 'Ρωτήστε τους οικοδεσπότες'
export const hostsAgreeFirst =
  'Οι οικοδεσπότες πρέπει πρώτα να συμφωνήσουν με την αλλαγή. Έως τότε δεν πληρώνεται και δεν κρατείται τίποτα.'
export const weAskedYourHosts = 'Ρωτήσαμε τους οικοδεσπότες'
export const weEmailYou = 'Θα λάβετε email μόλις αποφασίσουν. Έως τότε η διαμονή σας παραμένει όπως είναι.'
export const hostsRefused =
  'Οι οικοδεσπότες δεν μπόρεσαν να συμφωνήσουν παλαιότερα με αυτές τις ημερομηνίες. Μπορείτε να ρωτήσετε άλλη μία φορά.'
export const changeNow = 'Αλλαγή τώρα'
export const notChanged = 'Δεν άλλαξε'
export const isChanged = 'Η διαμονή σας άλλαξε'
