import type { SecurityEventKind } from '#domain/security/events.ts'

export const yourPasswordWasMadeUp =
  'Your password was made up by the site and has been on a screen. Please set one of your own; then the back office opens.'
export const peopleOfYourRoleSign = 'People with your role sign in by two steps here. Please set it up; then the back office opens.'
export const signInAndSecurity = 'Sign-in and security'
export const beforeYouGoOn = 'Before you go on'
export const openThePageYouAskedFor = 'Open the page you asked for'
export const twoStepSignIn = 'Two-step sign-in'
export const itAsksForYourPassword =
  'It asks for your password and for a code that only your phone can make. Whoever has learned your password still stays outside.'
export const yourPassword = 'Your password'
export const whereYouAreSignedIn = 'Where you are signed in'
export const whatHasHappened = 'What has happened'
export const signInsAndWhatElse =
  'Sign-ins and what else concerns security, of all accounts, newest first. Kept for a year, with the network and not the address.'
export const failedToLoad = 'Failed to load what has happened'
export const nothingYet = 'Nothing yet.'
export const pagesOfWhatHasHappened = 'Pages of what has happened'
export const yourRecoveryCodesShown = 'Your recovery codes, shown this once'
export const printThemOrWriteThem =
  'Print them or write them down, and keep them apart from your phone. Each signs you in once when the phone is not there.'
export const loginFailed = 'Login Failed'
export const invalidUsernameOrPassword = 'Invalid username or password.'
export const loginSuccessful = 'Login Successful'
export const welcomeToTheAdminDashboard = 'Welcome to the admin dashboard.'
export const usernameIsRequired = 'Username is required'
export const passwordIsRequired = 'Password is required'
export const backOffice = 'Back office'
export const forTheOwners = 'For the owners.'
export const forThePeople = 'For the people who run the house.'
export const username = 'Username'
export const password = 'Password'
export const signingIn = 'Signing in …'
export const signIn = 'Sign In'
export const nothingWasChanged = 'Nothing was changed'
export const twoStepSign = 'Two-step sign-in is on'
export const theOldRecoveryCodesDo = 'The old recovery codes do not work any more'
export const twoStepSignInIsOff = 'Two-step sign-in is off'
export const yourNewPasswordIsSet = 'Your new password is set'
export const oneMoment = 'One moment …'
export const when = 'When'
export const who = 'Who'
export const what = 'What'
export const fromIt = 'From'
export const noAccount = 'No account'
export const setUpTwoStepSign = 'Set up two-step sign-in'
export const scanThisPicture = 'Scan this picture with an authenticator app on your phone.'
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app'
export const openItInAnApp = 'Open it in an app on this device'
export const orTypeThisKeyInto = 'Or type this key into the app:'
export const enterTheSixDigits = 'Enter the six digits that the app shows now. Within ten minutes, please.'
export const turnOn = 'Turn on'
export const whoeverElseIsSigned = 'Whoever else is signed in with your account is signed out.'
export const newRecoveryCodes = 'New recovery codes'
export const makeNewCodes = 'Make new codes'
export const theOldOnesStopWorking = 'The old ones stop working.'
export const turnItOff = 'Turn it off'
export const turnOff = 'Turn off'
export const itIsDemandedHere = 'It is demanded here: you will be asked to set it up again immediately, with a new phone for instance.'
export const yourPasswordAloneSigns = 'Your password alone signs you in from then on.'
export const onSince = 'On since'
export const lastUsed = 'Last used'
export const recoveryCodesLeft = 'Recovery codes left'
export const of10 = (codesLeft: string | number): string => `${codesLeft} of 10`
export const ofYourApp = 'Of your app, or a recovery code.'

export const securityEventLabels: Record<SecurityEventKind, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  code_failed: 'Wrong second code',
  email_code_failed: 'Wrong code from an email',
  reset_asked: 'Asked for a link to set a password',
  password_reset: 'Set a password by a link',
  password_changed: 'Changed the password',
  password_ended: 'The password of an unconfirmed address ended',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  passkey_failed: 'Refused passkey',
  two_step_changed: 'Changed two-step sign-in',
  email_proved: 'Confirmed the email address',
  made_administrator: 'Became an administrator',
  made_guest: 'Is an administrator no more',
  role_changed: 'Got another role in the back office',
  person_invited: 'Invited somebody to the back office',
  invitation_withdrawn: 'Withdrew an invitation',
  two_step_demanded: 'Changed who must sign in by two steps',
  refund: 'Sent money back',
  export: 'Downloaded bookings or payments',
  own_data_export: 'Downloaded own data',
  settings_changed: 'Changed the settings',
}
