export const cancelYourStay = 'Ακύρωση διαμονής'
export const whatIsRefunded = 'Πόσα επιστρέφουμε αν ακυρώσετε, και πότε.'
export const stayAt = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const cannotBeCancelled = 'Αυτή η διαμονή δεν μπορεί να ακυρωθεί εδώ'
export const today = 'Αν ακυρώσετε σήμερα'
export const refundOfPaid = (refund: string, paid: string): string => `Επιστρέφονται ${refund} από τα ${paid} που έχετε πληρώσει`
export const notRefunded = (paid: string): string => `Από τα ${paid} που έχετε πληρώσει δεν επιστρέφεται τίποτα`
export const toCard = (card: string): string => `στην κάρτα ${card}`
export const toYourCard = 'στην κάρτα με την οποία πληρώσατε'
export const byTheHosts = 'από τους οικοδεσπότες σας, επειδή δεν πληρώθηκαν με κάρτα'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.'
export const later = 'Αργότερα'
export const nightsAreFree = 'Οι βραδιές ελευθερώνονται αμέσως για άλλους. Αυτό δεν αναιρείται.'
export const sendMeTheCode = 'Ακύρωση: στείλτε μου κωδικό'
export const cancelNow = (refund: string): string => `Ακύρωση τώρα, επιστρέφονται ${refund}`
export const notCancelled = 'Δεν ακυρώθηκε'
export const isCancelled = 'Η διαμονή σας ακυρώθηκε'
export const mailFollows = 'Θα σας γράψουμε όταν η τράπεζα στείλει τα χρήματα.'
