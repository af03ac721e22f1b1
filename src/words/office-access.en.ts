export const access = 'Door and directions'
export const nothingToEnter = 'Once the stay is paid, and until it is over, you see here what the guest can read about the house.'
export const guestReads = {
  both: 'The guest can read the directions and the door code.',
  guide: 'The guest can read the directions, not yet the door code.',
  nothing: 'The guest can read neither the directions nor the door code.',
}
export const codeFrom = (day: string): string =>
  `A paid stay shows the door code from ${day} on. What was open once stays open until departure.`
export const codeOf = { own: 'This stay has a door code of its own.', villa: 'The door code is that of the villa.' }
export const noCode = 'No door code is stored: enter one here, or with the guide of the villa.'
export const shownByYou = 'You show both to the guest, whatever is paid.'
export const showNow = 'Show them to the guest now'
export const showNoLonger = 'Show them only when paid'
export const readCode = 'Read the door code'
export const readCodeHint = 'Each look is written into the activity.'
export const theCodeIs = (code: string): string => `Door code: ${code}`
export const ownCode = 'A door code for this stay only'
export const ownCodeHint = 'It takes the place of the villa’s code. Left empty: the code of the villa.'
export const saveCode = 'Save the door code'
export const oneMoment = 'One moment …'
export const saved = 'Saved'
export const notSaved = 'Not saved'
export const accessGained = 'The guest will be able to read'
export const accessLost = 'The guest will no longer be able to read'
export const parts = { guide: 'the directions and the house guide', doorCode: 'the door code' }
export const untilPaid = 'They are shown again once everything is paid. You can also show them now on the page of the booking.'
export const notRead = 'Not read'
