export const callUs = (phone: string): string => `Call us: ${phone}`
export const yourStay = 'Your stay'
export const reviewAndPay = 'Review and pay'
export const confirmation = 'Confirmation'
export const stepsOfBooking = 'Steps of the booking'
