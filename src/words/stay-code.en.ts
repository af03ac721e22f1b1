export const sendAnother = 'Send another code'
export const oneMoment = 'One moment …'
export const codeSent = (email: string): string => `We have sent a code of six digits to ${email}. It is good for ten minutes.`
export const nothingThere = 'Nothing there? Please look among unwanted mails.'
export const noMailServer = 'No mail server is configured'
export const theOwnersReadIt = 'This is a test site: you will find the code under Mails in the back office.'
