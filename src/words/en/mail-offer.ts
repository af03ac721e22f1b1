import { ended } from '../full-stop.ts'
import { zone } from './days.ts'
import { greekTime } from './payment.ts'

export const sent = {
  subject: 'An offer for your stay',
  /** `stays`: how many, as `counts.stays` says it. */
  subjectForSeveral: (stays: string) => `${stays} for you to choose from`,
  preheader: (validUntil: string) => `Valid until ${validUntil}. Accept it on the page that the link opens.`,
  opening: 'Your hosts offer you this stay:',
  openingForSeveral: 'Your hosts offer you these stays. You choose one of them:',
  holding: (validUntil: string) => `We hold the nights for you until ${greekTime(validUntil)}.`,
  notHolding: (validUntil: string) =>
    `The offer is valid until ${greekTime(validUntil)}. We do not hold the nights: others may book them first.`,
  howCard: 'You accept and pay by card on the page that this link opens. Please keep the link to yourself: it is yours alone.',
  howBoth:
    'You accept on the page that this link opens, and pay by card or by bank transfer. Please keep the link to yourself: it is yours alone.',
  button: 'View the offer',
}

export const stay = {
  villa: 'Villa',
  total: 'Total',
  stage: (euros: string, day: string) => `${euros} by ${day}`,
}

export const transfer = {
  subject: (code: string) => `Booking ${code}: please transfer by the day below`,
  preheader: (euros: string, day: string) => `${euros} by ${day}. Until then we hold the nights for you.`,
  opening: (villa: string, stay: string) => `You have chosen ${villa}, ${stay}, and pay by bank transfer.`,
  keptUntil: (day: string) => `The nights are yours once your payment arrives. We hold them for you until ${greekTime(day)}.`,
  reminderPreheader: (euros: string, day: string) => `${euros}, please, by ${day}. After that, others can book the nights.`,
  reminderSubject: (code: string) => `Booking ${code}: your transfer is due soon`,
  /** `onDue`: by `onDueDay` of `mail-booking`. */
  reminder: (euros: string, onDue: string) =>
    `Your transfer of ${euros} has not reached us yet. It is due on ${onDue}. If you have sent it, please ignore this email.`,
  title: 'Bank transfer',
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Amount',
  reference: 'Reference',
  dueOn: `Please pay by ${zone}`,
  button: 'Open your offer',
}

export const over = {
  lapsedSubject: 'Your offer has ended',
  lapsed: 'Your hosts’ offer has ended, and others can now book the nights. Write to us if you would still like to come.',
  lapsedTransfer:
    'Your transfer has not reached us in time, and others can now book the nights. If you have sent it, please write to us: we will trace it and find a solution or refund it.',
  withdrawnSubject: 'Your offer has been withdrawn',
  withdrawn: 'Your hosts have withdrawn the offer for these nights. Write to us if you would like others.',
  preheader: 'You have not been charged, and nothing is due.',
  preheaderTransfer: 'Please write to us if you have sent the money.',
}

/** Nights that were held for the guest are lost. */
export const lost = {
  subject: 'The nights of your offer are no longer free',
  opening: (villa: string, stay: string) =>
    `We held these nights for you: ${villa}, ${ended(stay)} Through a mistake of ours, others have booked them. We are very sorry.`,
  awaited: 'If you have already sent the money, please write to us: we will refund all of it, or offer you other nights if you like.',
  others: 'We still hold the other stays in the offer for you.',
  writeToUs: 'Please write to us, so that we can find other nights for you.',
  preheader: 'Others have booked these nights. Please write to us if you have sent the money.',
}

export const owner = {
  lostSubject: (guest: string, code: string) => `Nights held for ${guest} are lost: ${code}`,
  lostPreheader: 'Others have booked them. Please write to the guest.',
  lost: (guest: string) =>
    `These nights were held for ${guest} by an offer, and others have booked them. The guest has been told. Please offer other nights.`,
  transferSubject: (guest: string, code: string) => `${guest} pays booking ${code} by transfer`,
  transferPreheader: (euros: string, day: string) => `${euros} by ${day}. Please record the payment when it arrives.`,
  transfer: (guest: string) =>
    `${guest} has accepted your offer and pays by bank transfer. The nights are held until two days after it is due.`,
  lapsedSubject: (guest: string) => `The offer to ${guest} has lapsed`,
  lapsedPreheader: 'Its nights can be booked again.',
  lapsed: (guest: string) =>
    `${guest} has not accepted your offer in time, or the transfer has not arrived. The nights can be booked again.`,
}
