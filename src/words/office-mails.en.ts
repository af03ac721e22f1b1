export const couldNotSendTheMail = 'Could not send the mail again'
export const theMail = 'The mail is on its way again'
export const mails = 'Mails'
export const noMailServerIsConfigured = 'No mail server is configured'
export const mailsWaitHereAndCan = 'Mails wait here and can be read; nobody gets them.'
export const state = 'State'
export const all = 'All'
export const recipientOrSubject = 'Recipient or subject'
export const failedToLoadMails = 'Failed to load mails'
export const noMailsFound = 'No mails found.'
export const noMailsYetEveryMail = 'No mails yet. Every mail the site writes will stand here.'
export const pagesOfMails = 'Pages of mails'
export const sendAgain = 'Send again'
export const sending = 'Sending …'
export const getsOnceMore = (recipient: string | number, subject: string | number): string => `${recipient} gets “${subject}” once more.`
export const waiting = 'Waiting'
export const sent = 'Sent'
export const failed = 'Failed'
export const to = (recipient: string | number): string => `To ${recipient}`
export const read = 'Read'
export const withACalendarFile = 'With a calendar file of the stay.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject} to ${recipient}`
export const written = (createdAt: string | number): string => `Written ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string => `${written}. Given up after ${tries} tries.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Tried ${tries} times, next ${tryAt}.`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Sent ${sentAt}.`
