import { activityActions } from '../activity-texts.ts'
import { makeTextTranslator } from '../text-translator.ts'

export const activity = 'Activity'
export const whatAdministratorsHaveChangedNewest = 'What administrators have changed, newest first. Times are those at the villas.'
export const whatOrWho = 'What or who'
export const failedToLoadActivity = 'Failed to load activity'
export const nothingFoundFor = (search: string | number): string => `Nothing found for “${search}”.`
export const nothingHasBeenChangedYet = 'Nothing has been changed yet. Every change will be shown here.'
export const pagesOfActivity = 'Pages of activity'
export const when = 'When'
export const who = 'Who'
export const what = 'What'
export const change = 'Change'
export const before = 'before:'
export const now = 'now:'
export const fields = (length: string | number): string => `${length} fields`
export const ofIt = (subject: string | number, action: string | number): string => `of ${subject}, ${action}`
export const nothing = 'nothing'
export const yes = 'yes'
export const no = 'no'
const actionIn = makeTextTranslator(activityActions, {
  accept: 'accepted',
  add: 'added',
  askArrival: 'asked for the arrival time',
  assign: 'assigned',
  sendMessage: 'message sent',
  skipMessage: 'message left out',
  agreeEmpty: 'agreed that it is empty',
  answer: 'answered',
  bringBack: 'brought back',
  change: 'changed',
  changeRequest: 'request for a change',
  changeRole: 'role changed',
  changeStay: 'stay changed',
  connect: 'connected',
  deactivate: 'deactivated',
  delete: 'deleted',
  demandTwoStep: 'two-step sign-in demanded',
  details: 'details changed',
  doorCode: 'door code changed',
  disconnect: 'disconnected',
  guide: 'guide changed',
  invite: 'invited',
  join: 'joined',
  lookAtDocument: 'looked at a document',
  lookAtDoorCode: 'looked at the door code',
  newRecoveryCodes: 'new recovery codes',
  offer: 'offered',
  record: 'recorded',
  recordPayment: 'payment recorded',
  release: 'released',
  remind: 'reminded of an instalment',
  remove: 'removed',
  reorder: 'order changed',
  resetByOperator: 'reset by the operator',
  restore: 'restored',
  restrict: 'restricted',
  reversePayment: 'payment reversed',
  review: 'decided',
  runNow: 'run by hand',
  sendAgain: 'sent again',
  settle: 'settled',
  status: 'status changed',
  turnOff: 'turned off',
  turnOn: 'turned on',
  undo: 'undone',
  update: 'changed',
  withdraw: 'withdrawn',
  withdrawInvitation: 'invitation withdrawn',
  withdrawOffer: 'offer withdrawn',
})
/** A subject as it is stored (`activity-texts.ts`), and what was done with it. */
export const translateSubject = (subject: string): string => subject
export const translateAction = (action: string): string => actionIn(action)
/** Fields by their names in the code; others are said by these names. */
export const fieldNames: Record<string, string> = { percentHundredths: 'Percentage' }
/** States of payments, of refunds, and of payments without a booking. */
export const states = {
  open: 'Open',
  approved: 'Approved',
  failed: 'Failed',
  error: 'Error',
  due: 'Due',
  unclear: 'Unclear',
  done: 'Done',
  attached: 'Belongs to a booking',
  refund_due: 'Refund is due',
  refund_unclear: 'Refund is unclear',
  refund_failed: 'Refund has failed',
  refunded: 'Refunded',
  settled: 'Settled',
}
/** How something was settled. */
export const ways = {
  done: 'Settled another way',
  again: 'Asked the bank once more',
  paid: 'Paid, as the bank says',
  not_paid: 'Not paid, as the bank says',
  attach: 'Given to a booking',
  refund: 'Refunded through the bank',
  accept: 'Accepted',
}
export const picturePurposes = { villa: 'Villa', amenity: 'Amenity', icon: 'Icon', attraction: 'Attraction', mark: 'Mark' }
export const doorCodes = {
  changed: 'Changed',
  removed: 'Removed',
  shown: 'Shown to the guest',
  'not shown': 'No longer shown before payment',
}
