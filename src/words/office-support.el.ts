export const failedToLoadSupportTickets = 'Τα αιτήματα δεν φορτώθηκαν'
export const supportTickets = 'Αιτήματα υποστήριξης'
export const refresh = 'Ανανέωση'
export const status = 'Κατάσταση'
export const allTickets = 'Όλα τα αιτήματα'
export const nothingWasLostPleaseRefresh = 'Δεν χάθηκε τίποτα. Ανανεώστε σε λίγο.'
export const noTicketsFound = 'Δεν βρέθηκαν αιτήματα'
export const noSupportTicketsHaveBeen = 'Δεν έχει έρθει ακόμη κανένα αίτημα.'
export const noTicketsOf = {
  pending: 'Δεν βρέθηκαν αιτήματα σε εκκρεμότητα.',
  in_progress: 'Δεν βρέθηκαν αιτήματα σε εξέλιξη.',
  resolved: 'Δεν βρέθηκαν αιτήματα που έχουν επιλυθεί.',
  closed: 'Δεν βρέθηκαν κλειστά αιτήματα.',
}
export const priorities = { HIGH: 'Υψηλή προτεραιότητα', NORMAL: 'Κανονική προτεραιότητα' }
export const pagesOfTickets = 'Σελίδες με αιτήματα'
export const resolveTicket = 'Επίλυση αιτήματος'
export const yesResolveTicket = 'Ναι, επίλυση'
export const resolving = 'Επίλυση…'
export const areYouSureYouWish = (userName: string | number, userId: string | number): string =>
  `Θέλετε σίγουρα να επιλύσετε αυτό το αίτημα; Ο χρήστης ${userName} (ID ${userId}) θα ενημερωθεί με email.`
export const pending = 'Σε εκκρεμότητα'
export const inProgress = 'Σε εξέλιξη'
export const resolved = 'Επιλύθηκε'
export const total = 'Σύνολο'
export const greska = 'Σφάλμα'
export const greskaPrilikomAzuriranjaStatusa = 'Σφάλμα κατά την αλλαγή της κατάστασης.'
export const ticketIsNow = (ticketId: string | number, statusNames: string | number): string => `Αίτημα #${ticketId}: ${statusNames}`
export const closed = 'Κλειστό'
export const ofTicket = (id: string | number): string => `αίτημα #${id}`
export const set = 'Ορισμός'
export const statusOfTicket = (id: string | number): string => `κατάσταση του αιτήματος #${id}`
export const user = 'Χρήστης'
export const email = 'Email'
export const order = 'Παραγγελία'
export const date = 'Ημερομηνία'
export const lastUpdated = (updatedAt: string | number): string => `Τελευταία αλλαγή: ${updatedAt}`
export const you = 'Εσείς'
export const answer = 'Απάντηση'
export const toTicket = (id: number): string => `στο αίτημα #${id}`
export const answerIsMailed = 'Η απάντησή σας στέλνεται στον επισκέπτη με email'
export const sendAnswer = 'Αποστολή απάντησης'
export const sending = 'Αποστολή…'
export const answerSent = (id: number): string => `Η απάντησή σας στο αίτημα #${id} στέλνεται`
export const complaint = 'Παράπονο'
