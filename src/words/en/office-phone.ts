export const phoneAndNotices = 'Phone and notices'
export const needsScripts = 'To install the back office or to turn on notices, please allow scripts in your browser.'
export const onTheHomeScreen = 'On the home screen'
export const whatInstallingGives = 'Opens like an app. Today and the next 30 days can be read there without a connection, for a day.'
export const install = 'Install'
export const isInstalled = 'The back office is installed on this device.'
export const installOnApple = 'In Safari, tap Share and then ‘Add to Home Screen’.'
export const installByMenu = 'Open the menu of your browser and choose ‘Install’ or ‘Add to Home screen’.'
export const notices = 'Notices'
export const whatNoticesSay = 'A notice names the guest’s first name and the villa, nothing else.'
export const unsupported = 'This browser takes no notices.'
export const installFirst = 'An iPhone or iPad takes notices once the back office is on its home screen.'
export const denied =
  'Notices of this site are blocked in this browser. Allow them in its settings for this site, beside the address, and open this page again.'
export const turnOn = 'Turn on notices here'
export const turningOn = 'Turning on …'
export const notTurnedOn = 'Notices could not be turned on. Please check your connection, and try again.'
export const noticesAreOn = 'Notices are on'
export const noDevices = 'None of your devices gets notices.'
export const yourDevices = 'Your devices'
export const thisOne = 'this one'
export const since = (moment: string): string => `Since ${moment}`
export const lastNotice = (moment: string): string => `Last notice ${moment}`
export const whatAbout = 'Notices about'
export const kinds = {
  booking: 'New bookings',
  payment: 'Payments',
  message: 'Messages of guests',
  overdue: 'Overdue instalments',
  conflict: 'Nights sold twice',
  complaint: 'Complaints',
}
export const quietHours = 'Quiet hours'
export const quietHint = 'What happens meanwhile comes when they end. Greek time.'
export const from = 'From'
export const until = 'Until'
export const save = 'Save'
export const saved = 'Saved'
export const sendTest = 'Send a test'
export const testSent = 'The test is on its way'
export const testFailed = 'The test could not be sent'
export const testFailedWhy = 'The push service of this device’s browser did not take it. Please try again later.'
export const testGone = 'This device takes no notices any more, and was removed'
export const remove = 'Remove'
export const removed = 'This device gets no more notices'
export const nothingWasChanged = 'Nothing was changed'
