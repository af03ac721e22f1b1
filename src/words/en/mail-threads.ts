export const stayTable = { title: 'Asked about', villa: 'Villa', checkIn: 'Check-in', checkOut: 'Check-out', guests: 'Guests' }

export const answered = {
  subject: (villa: string | null) => (villa ? `Our answer about ${villa}` : 'Our answer to your question'),
  preheader: 'You can write back to us without an account.',
  weAnswer: 'Thank you for your question. Our answer:',
  youWrote: 'You wrote:',
  weWrote: 'We wrote:',
  writeBack: 'If you have another question, write to us on the page of this conversation. You need no account.',
  button: 'Write back',
}

/** Where answers by mail are read. */
export const orByMail = 'You can also simply answer this email.'

export const owner = {
  subject: (guest: string) => `Question of ${guest}`,
  preheader: (villa: string | null) => (villa ? `About ${villa}, before booking.` : 'Before booking.'),
  hasAsked: (guest: string, email: string) => `${guest} (${email}) has asked:`,
  button: 'Answer',
}

export const message = {
  subject: (villa: string) => `A message about your stay at ${villa}`,
  preheader: 'Your hosts have written to you.',
  writeBack: 'You can write back on the page of your stay, where you find everything that we have written to each other.',
}

export const news = {
  title: 'News by email',
  notAnyMore: 'You have agreed to news by email. If you want no more:',
  unsubscribe: 'Unsubscribe',
}

export const tried = { preheader: 'An example: this is how one of your guests would get it.' }

export const ownerMessage = {
  subject: (guest: string) => `Message from ${guest}`,
  preheader: (villa: string, code: string) => `About ${villa}, booking ${code}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) has written:`,
  strange: (address: string) => `This message came by email from another address: ${address}. Whoever has an email of ours can answer it.`,
}
