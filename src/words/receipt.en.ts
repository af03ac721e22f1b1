export const language = 'en'
export const title = 'Receipt'
export const number = (orderId: string): string => `Payment ${orderId}`
export const registrationNumber = (value: string): string => `Registration number ${value}`
export const taxNumber = (value: string): string => `Tax number ${value}`
export const printedOn = (day: string): string => `Printed on ${day}. It says what was paid; what went back stands on the page of the stay.`
export const fileName = (orderId: string): string => `receipt-${orderId}.pdf`
