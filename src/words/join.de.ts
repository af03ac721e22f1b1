export const join = 'Der Verwaltung beitreten'
export const joinDescription = 'Setzen Sie ein Passwort und treten Sie der Verwaltung bei.'
export const youAreInvited = (role: string): string => `Sie sind eingeladen als: ${role}.`
export const yourAddress = (email: string): string => `Sie melden sich mit ${email} an.`
export const guestAccountGoesOn =
  'Wenn Sie ein Konto mit dieser Adresse haben, bekommt es die Rolle: Sein altes Passwort und seine Passkeys gelten nicht mehr, und seine Buchungen bleiben bestehen.'
export const yourName = 'Ihr Name'
export const newPassword = 'Neues Passwort'
export const joining = 'Sie treten bei …'
export const couldNotJoin = 'Der Beitritt ist fehlgeschlagen'
export const joined = 'Sie sind beigetreten'
export const signInNow = 'Bitte melden Sie sich mit Ihrem neuen Passwort an.'
export const invitationOver = 'Diese Einladung gilt nicht'
export const askForAnother = 'Ein Link gilt einmal und sieben Tage lang. Bitten Sie den Inhaber, der Sie eingeladen hat, um einen neuen.'
