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

export const owner = {
  subject: (guest: string) => `Question of ${guest}`,
  preheader: (villa: string | null) => (villa ? `About ${villa}, before booking.` : 'Before booking.'),
  hasAsked: (guest: string, email: string) => `${guest} (${email}) has asked:`,
  button: 'Answer',
}
