import type { ReviewState } from '#domain/bookings/review.ts'
import type { ComplaintState } from '#domain/support/complaints.ts'

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
export const user = 'User'
export const email = 'Email'
export const order = 'Order'
export const date = 'Date'
export const sentFrom = (address: string): string => `Sent from another address: ${address}`
export const wholeMail = 'Show the whole email'
export const you = 'You'
export const toTicket = (id: number): string => `to ticket #${id}`
export const answerToRequestIsMailed = 'Your answer is emailed to the guest'
export const sendAnswerToRequest = 'Send answer'
export const sending = 'Sending …'
export const answerSent = (id: number): string => `Your answer to ticket #${id} is on its way`
export const complaint = 'Complaint'

export const complaints = 'Complaints'
export const howComplaintsWork =
  'The register of complaints. Each gets a number and an email that confirms its receipt. Answer it with a decision by the first day, and solve it by the second one. Solved complaints are kept for two years.'
export const complaintsNotLoaded = 'Failed to load the complaints'
export const state = 'State'
export const all = 'All'
export const complaintStates: Record<ComplaintState, string> = { open: 'Open', late: 'Late', answered: 'Answered', solved: 'Solved' }
export const noComplaints = 'No complaints.'
export const pagesOfComplaints = 'Pages of complaints'
export const received = 'Received'
export const bookingOfComplaint = 'Booking'
export const noAddress = 'None: tell the guest yourself'
export const answerBy = 'Answer by'
export const solveBy = 'Solve by'
export const dueBy = {
  answer: (day: string): string => `answer by ${day}`,
  solution: (day: string): string => `solve by ${day}`,
}
export const answeredOn = 'Answered'
export const solved = 'Solved'
export const decidedOn = (decision: string, day: string): string => `${decision} on ${day}`
export const decision = 'Decision'
export const pleaseChoose = 'Please choose'
export const answerToComplaint = 'Answer to the guest, with your reasons'
export const answerToComplaintIsMailed = 'It is emailed with the decision and cannot be changed afterwards.'
export const sendDecision = 'Send decision'
export const complaintAnswered = 'The decision is on its way to the guest'
export const answerIt = 'Answer'
export const solvedOn = 'Solved on'
export const remarks = 'Remarks'
export const onlyYou = 'Only owners read them.'
export const solvedAndRemarks = 'Solution and remarks'
export const save = 'Save'
export const saving = 'Saving …'
export const saved = 'The register is up to date'
export const notSaved = 'Not saved'
export const ofComplaint = (number: string): string => `of ${number}`
export const record = 'Enter a complaint'
export const recordMeans = 'For complaints that came by email, by phone or in person.'
export const guestName = 'Guest'
export const guestEmail = 'Email for the confirmation and the answer'
export const bookingNumber = 'Booking number'
export const content = 'What the guest complains about'
export const receivedOn = 'Received on'
export const enter = 'Enter and confirm'
export const entered = (number: string): string => `${number} is in the register`
export const download = 'Download the register'
export const csv = 'Download as CSV'

export const reviews = 'Reviews'
export const howReviewsWork =
  'Guests whose stay was paid review it from the day of departure. A review is published after two weeks, or as soon as you publish or answer it. You can withhold it only for one of the listed reasons, which the guest reads.'
export const reviewsNotLoaded = 'Failed to load the reviews'
export const noReviews = 'No reviews yet.'
export const pagesOfReviews = 'Pages of reviews'
export const reviewStates: Record<ReviewState, string> = { waiting: 'Waiting', published: 'Published', refused: 'Not shown' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const writtenOn = (day: string): string => `Written on ${day}`
export const publishedFrom = (day: string): string => `Published on ${day} if you do not decide before`
export const reason = 'Reason'
export const publish = 'Publish now'
export const publishing = 'Publishing …'
export const published = 'The review is published'
export const answerToReview = 'Answer'
export const yourAnswer = 'Your answer is shown with the review'
export const saveAnswer = 'Save answer'
export const reviewAnswered = 'Your answer is shown with the review'
export const refuse = 'Do not show'
export const doNotShow = 'Do not show it'
export const refused = 'The review is not shown; its guest reads why'
export const erased = 'Deleted guest'
export const ofReview = (name: string): string => `the review of ${name}`
