export const join = 'Join the back office'
export const joinDescription = 'Set a password and join the back office.'
export const youAreInvited = (role: string): string => `You are invited as: ${role}.`
export const yourAddress = (email: string): string => `You will sign in with ${email}.`
export const guestAccountGoesOn =
  'If you have an account with this address, it gets the role: its old password and passkeys no longer work, and its reservations stay booked.'
export const yourName = 'Your name'
export const newPassword = 'New password'
export const joining = 'Joining …'
export const couldNotJoin = 'You could not join'
export const joined = 'You have joined'
export const signInNow = 'Please sign in with your new password.'
export const invitationOver = 'This invitation is no longer valid'
export const askForAnother = 'A link can be used once, within seven days. Please ask the owner who invited you for another one.'
