export const failedToLoadSupportTickets = 'Failed to load support tickets'
export const supportTickets = 'Support Tickets'
export const refresh = 'Refresh'
export const status = 'Status'
export const allTickets = 'All Tickets'
export const nothingWasLostPleaseRefresh = 'Nothing was lost. Please refresh in a moment.'
export const noTicketsFound = 'No tickets found'
export const noSupportTicketsHaveBeen = 'No support tickets have been submitted yet.'
export const noTicketsOf = {
  pending: 'No pending tickets found.',
  in_progress: 'No in progress tickets found.',
  resolved: 'No resolved tickets found.',
  closed: 'No closed tickets found.',
}
export const priorities = { HIGH: 'HIGH', NORMAL: 'NORMAL' }
export const pagesOfTickets = 'Pages of tickets'
export const resolveTicket = 'Resolve Ticket'
export const yesResolveTicket = 'Yes, Resolve Ticket'
export const resolving = 'Resolving …'
export const areYouSureYouWish = (userName: string | number, userId: string | number): string =>
  `Are you sure you wish to resolve this ticket? User ${userName} (ID ${userId}) will be notified via email.`
export const pending = 'Pending'
export const inProgress = 'In Progress'
export const resolved = 'Resolved'
export const total = 'Total'
export const greska = 'Greška'
export const greskaPrilikomAzuriranjaStatusa = 'Greška prilikom ažuriranja statusa.'
export const ticketIsNow = (ticketId: string | number, statusNames: string | number): string => `Ticket #${ticketId} is now ${statusNames}`
export const closed = 'Closed'
export const ofTicket = (id: string | number): string => `of ticket #${id}`
export const set = 'Set'
export const statusOfTicket = (id: string | number): string => `status of ticket #${id}`
export const user = 'User'
export const email = 'Email'
export const order = 'Order'
export const date = 'Date'
export const lastUpdated = (updatedAt: string | number): string => `Last updated: ${updatedAt}`
export const you = 'You'
export const answer = 'Answer'
export const toTicket = (id: number): string => `to ticket #${id}`
export const answerIsMailed = 'Your answer is emailed to the guest'
export const sendAnswer = 'Send answer'
export const sending = 'Sending …'
export const answerSent = (id: number): string => `Your answer to ticket #${id} is on its way`
export const complaint = 'Complaint'
