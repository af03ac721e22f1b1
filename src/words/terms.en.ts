export const termsConditions = 'Terms & Conditions'
export const howAStayIsBooked = 'How a stay is booked, paid, changed and cancelled, and who you book with.'
export const version = (termsVersion: string | number): string => `Version ${termsVersion}`
export const cardPaymentsInDinars = 'Card payments in dinars'
export const disputeBodies = 'Out-of-court dispute bodies'
export const onlyInEnglish = 'This text is in English.'
