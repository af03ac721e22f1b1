export const couldNotSendTheMail = 'Could not send the email again'
export const theMail = 'The email is on its way again'
export const mails = 'Emails'
export const noMailServerIsConfigured = 'No email server is configured'
export const mailsWaitHereAndCan = 'Emails wait here and can be read; nobody gets them.'
export const state = 'State'
export const all = 'All'
export const recipientOrSubject = 'Recipient or subject'
export const failedToLoadMails = 'Failed to load emails'
export const noMailsFound = 'No emails found.'
export const noMailsYetEveryMail = 'No emails yet. Every email that the site writes will be shown here.'
export const pagesOfMails = 'Pages of emails'
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
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Given up after ${tries} attempts.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Tried ${tries} times, next ${tryAt}.`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Sent ${sentAt}.`
