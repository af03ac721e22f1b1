import type { SampleKey } from '#domain/messages/samples.ts'

/** Texts to guests that owners begin with. Names in braces are filled in for each stay. */
export const samples: Record<SampleKey, { name: string; subject: string; body: string }> = {
  theWay: {
    name: 'The way here',
    subject: 'Your way to {villa}',
    body: 'Dear {guest},\n\nyour stay at {villa} begins on {arrival}. The way to us:\n\n{directions}\n\nCheck-in is from {check_in_time}. Please tell us on the page of your stay when you will arrive: {stay_link}\n\nIf you get lost, call us: {phone}',
  },
  arrival: {
    name: 'Code and arrival',
    subject: 'Tomorrow at {villa}',
    body: 'Dear {guest},\n\nwe look forward to you tomorrow. The house is ready from {check_in_time}. Directions and the code of the door are on the page of your stay: {stay_link}\n\nSafe travels!',
  },
  allWell: {
    name: 'All well?',
    subject: 'Is everything well at {villa}?',
    body: 'Dear {guest},\n\nwe hope that you have settled in. Is there anything you need? Write to us on the page of your stay, or call {phone}.\n\n{stay_link}',
  },
  leaving: {
    name: 'Leaving',
    subject: 'Before you leave {villa}',
    body: 'Dear {guest},\n\nyour stay ends tomorrow. Please leave by {check_out_time}. Close the windows, leave the key in the house, and take everything with you.\n\nThank you for being with us!',
  },
  thanks: {
    name: 'Thanks and review',
    subject: 'Thank you for your stay at {villa}',
    body: 'Dear {guest},\n\nthank you for staying with us. If you liked it, please write a few lines about it on the page of your stay: {stay_link}\n\nWe would be happy to see you again.',
  },
  comeBack: {
    name: 'Come back',
    subject: 'Come back to {villa}',
    body: 'Dear {guest},\n\nyou stayed at {villa}, from {arrival}. We would be happy to see you again, and some weeks of this summer are still free.\n\nFree nights and prices are on our site. If you have a question, call {phone}.\n\n{house}',
  },
}
