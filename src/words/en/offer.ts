import * as counts from './counts.ts'
import { zone } from './days.ts'
import { greekTime } from './payment.ts'

export const yourOffer = 'Your offer'
export const description = 'Stays that your hosts offer you.'
export const openUntil = (day: string): string => `Valid until ${greekTime(day)}.`
export const nightsKept = 'We hold the nights for you until then.'
export const nightsNotKept = 'We do not hold the nights: others may book them first.'
export const chooseOne = (stays: number): string => `${counts.stays(stays)} to choose from. You can open each one and come back.`
export const chooseThis = 'Choose this stay'
export const takenByOthers = 'Others have booked these nights.'
export const otherStays = 'Other stays in the offer'
export const yourHostsWrite = 'Your hosts write'
export const guests = (count: number): string => counts.guests(count)
export const howYouPay = 'How you pay'
export const dueBy = (euros: string, day: string): string => `${euros} by ${day}`
export const dueToday = (euros: string): string => `${euros} today`
export const bookAndTransfer = (euros: string): string => `Book with obligation to pay ${euros} by bank transfer`
export const transferHint = (days: number): string =>
  `With a bank transfer you have ${counts.days(days)}. We hold the nights until then; they are yours once your payment arrives.`
export const onceChosen = 'Choosing a transfer is final: we then release the other stays in the offer.'
export const isBooked = 'This stay is booked'
export const bookedAs = (bookingNumber: string): string => `Your booking number is ${bookingNumber}. You will find everything on its page.`
export const openYourStay = 'Open your stay'
export const over = { lapsed: 'This offer has ended', withdrawn: 'This offer is no longer valid', lost: 'Others have booked these nights' }
export const writeToUs = 'If you would still like to come, write to us, or see which dates are free.'
export const findDates = 'Find dates'
export const waitingForTransfer = 'We are waiting for your transfer'
export const keptMeanwhile = 'We hold the nights for you. They are yours once your payment arrives, and we will email you.'
export const beneficiary = 'Beneficiary'
export const iban = 'IBAN'
export const bic = 'BIC'
export const bank = 'Bank'
export const amount = 'Amount'
export const reference = 'Reference'
export const payBy = `Please pay by ${zone}`
export const orByCard = 'You can pay by card instead:'
export const notAccepted = 'Not accepted'
