export const sendAnother = 'Send another code'
export const oneMoment = 'One moment …'
export const codeSent = (email: string): string => `We have sent a code of six digits to ${email}. It is valid for ten minutes.`
export const nothingThere = 'Nothing there? Please look in the spam folder as well.'
export const noMailServer = 'No email server is configured'
export const theOwnersReadIt = 'This is a test site: you will find the code under Emails in the back office.'
