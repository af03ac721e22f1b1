export const people = 'People'
export const howItWorks =
  'Who may enter the back office, and what each may do there. You confirm every change with your own password; all other owners are told by mail.'
export const you = 'You'
export const role = 'Role'
export const email = 'Email'
export const lastSignIn = 'Last sign-in'
export const never = 'never'
export const twoStep = 'Two-step sign-in'
export const on = 'on'
export const off = 'off'
export const changeRole = 'Change the role'
export const remove = 'Remove'
export const removing = 'Removing …'
export const of = (name: string): string => `of ${name}`
export const removeMeans =
  'The sessions end at once, and the account goes on as a guest’s. What this person did stays in the activity under this name.'
export const removePerson = (name: string): string => `Remove ${name}`
export const yourPassword = 'Your own password'
export const save = 'Save'
export const saving = 'Saving …'
export const notSaved = 'Not saved'
export const roleChanged = 'The role is changed'
export const removed = 'Removed'
export const invite = 'Invite somebody'
export const inviteMeans = 'A mail with a link goes there. It works once, for seven days.'
export const sendInvitation = 'Send the invitation'
export const sending = 'Sending …'
export const invitedNow = (email: string): string => `An invitation goes to ${email}`
export const invitations = 'Open invitations'
export const invitedBy = (name: string, until: string): string => `Invited by ${name}, until ${until}`
export const withdraw = 'Withdraw'
export const withdrawing = 'Withdrawing …'
export const withdrawn = 'The invitation is withdrawn'
export const demands = 'Who must sign in by two steps'
export const demandsMean = 'Whoever has a ticked role and no second step yet must set it up at the next click.'
export const demandedOfAll = 'All must: the server is configured with ADMIN_TWO_STEP=required.'
export const demandsSaved = 'Saved who must sign in by two steps'

export const join = 'Join the back office'
export const joinDescription = 'Set a password and join the back office.'
export const youAreInvited = (role: string): string => `You are invited as: ${role}.`
export const yourAddress = (email: string): string => `You will sign in with ${email}.`
export const guestAccountGoesOn =
  'If you have an account with this address, it gets the role: its old password and passkeys end, and its reservations stay booked.'
export const yourName = 'Your name'
export const newPassword = 'New password'
export const joining = 'Joining …'
export const couldNotJoin = 'You could not join'
export const joined = 'You have joined'
export const signInNow = 'Please sign in with your new password.'
export const invitationOver = 'This invitation does not work'
export const askForAnother = 'A link works once and for seven days. Please ask the owner who invited you for another one.'
