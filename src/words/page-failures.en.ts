// Plain texts in place of a page.

export const fromAnotherSite = 'This request came from another site'
export const tooManyPages = 'Too many pages at once. Please wait a minute and try again.'
export const tooBusy = 'The site is very busy just now. Nothing was lost. Please try again in a few seconds.'
export const wentWrong = (reference: string): string => `Something went wrong on our side. Nothing was lost. Reference: ${reference}`
