/** The papers, as they are written in one language (`papersIn`). */
export { issueConfirmation } from './confirmation.ts'
export { issueProforma } from './proforma.ts'
export { issueReceipt, issueRefundNote } from './receipts.ts'
export { issueStatement } from './statement.ts'
