export const sendAnother = 'Neuen Code schicken'
export const oneMoment = 'Einen Moment …'
export const codeSent = (email: string): string => `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt zehn Minuten.`
export const nothingThere = 'Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.'
export const noMailServer = 'Kein Mailserver eingerichtet'
export const theOwnersReadIt = 'Dies ist eine Testseite: Der Code steht in der Verwaltung unter „Emails“.'
