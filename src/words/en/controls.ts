export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const pictureOf = (position: string | number, length: string | number): string => `Picture ${position} of ${length}`
export const openPicture = (position: number, length: number): string => `Open picture ${position} of ${length} in full size`
export const imageWillBePlacedHere = 'Image will be placed here'
export const code = 'Code'
export const cancel = 'Cancel'
export const close = 'Close'
export const optional = '(optional)'
export const previous = 'Previous'
export const pageOf = (page: string | number, last: string | number): string => `Page ${page} of ${last}`
export const next = 'Next'
export const search = 'Search'
export const isNowNumber = (name: string | number, from: string | number, to: string | number): string =>
  `${name} ${from} is now number ${to}.`
export const moveUp = (name: string | number, index: string | number): string => `Move ${name} ${index} up`
export const moveDown = (name: string | number, index: string | number): string => `Move ${name} ${index} down`
export const remove = (name: string | number, index: string | number): string => `Remove ${name} ${index}`
export const add = (name: string | number): string => `Add ${name}`
export const formIsOutOfDate = 'This form is out of date, so nothing was changed. Please open the page again.'
export const accessDenied = 'Access Denied'
export const adminPrivilegesRequired = 'Admin privileges required'
export const nothingYouWroteIsLost = 'Nothing you wrote is lost. Please try again.'
export const networkError = 'Network Error'
export const pageIsKept = 'You are offline, so we stay on this page. Nothing is lost. Please try again once you are connected.'
export const unableToConnect = 'Unable to connect to the server. Please check your internet connection.'
export const error = 'Error'
export const invalidServerResponsePleaseTry = 'Invalid server response. Please try again.'
export const failedToConnectToServer = 'Failed to connect to server'
export const invalidServerResponse = 'Invalid server response'
export const nothingYouWroteIsLost2 = 'Nothing you wrote is lost.'
export const signInAgainInANew = 'Sign in again in a new tab'
export const andThenSendItAgain = 'and then send it again.'
export const seeTheCurrentVersion = 'See the current version in a new tab'
export const saveMyVersionAnyway = 'Save my version anyway'
export const nothingIsSavedYet = 'Nothing is saved yet. Correct it above and save again, or confirm it.'
export const yesSaveIt = 'Yes, save it'

/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Show password',
  current: 'Show current password',
  next: 'Show new password',
  again: 'Show confirmed password',
  own: 'Show your password',
}

export const didYouMean = (meant: string, typed: string) => `Did you mean ${meant}? If ${typed} is right, please send the form again.`
export const isNumberRight = (phone: string) =>
  `Is ${phone} complete, with the country code, such as +44? If it is right, please send the form again.`

/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  "This is a HEIC picture of an iPhone, which many browsers cannot show. On the iPhone, open Settings, Camera, Formats and choose 'Most Compatible', or save the picture as JPEG before you upload it."
