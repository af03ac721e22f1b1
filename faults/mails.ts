import type { Fault } from './fault.ts'

export const mails: readonly Fault[] = [
  {
    title: 'the mail about a failed payment leads to a page in English',
    file: 'src/server/notifications/localized/payment-templates.ts',
    from: 'url: siteUrl + prefix + again }',
    to: 'url: siteUrl + again }',
    seenBy: ['src/server/notifications/languages.test.ts', 'src/server/notifications/samples.test.ts', 'tests/mail-links.test.ts'],
  },
  {
    title: 'a reminder names the whole stage, though a part is paid',
    file: 'src/server/notifications/localized/reminder-templates.ts',
    from: '[words.reminderTable.amount, formatEurosBriefly(stage.due)]',
    to: '[words.reminderTable.amount, formatEurosBriefly(stage.amount)]',
    seenBy: ['src/server/notifications/remind-of-instalments.test.ts'],
  },
  {
    title: 'the mail about a changed stay names the numbers of guests the wrong way round',
    file: 'src/server/notifications/localized/stay-templates.ts',
    from: '`${moved.fromGuests} → ${moved.toGuests}`',
    to: '`${moved.toGuests} → ${moved.fromGuests}`',
    seenBy: ['src/server/bookings/owner-change.test.ts'],
  },
  {
    title: 'a guest hears nothing of a booking that is confirmed again',
    file: 'src/server/notifications/event-mails.ts',
    from: "'booking.restored': (tx, deps, { bookingId }) => queueConfirmedAgainMail(tx, deps, bookingId),",
    to: "'booking.restored': async () => {},",
    seenBy: ['src/server/bookings/admin-bookings.test.ts', 'src/server/events/events.test.ts', 'src/server/bookings/money-by-hand.test.ts'],
  },
  {
    title: 'the mail about an agreed change opens the stay without the change',
    file: 'src/server/notifications/localized/stay-templates.ts',
    from: 'throughLogIn(changeStayPath(about.booking.code, asked))',
    to: 'ownStayPath(about.booking.code)',
    seenBy: ['src/server/guest-stays/change-requests.test.ts'],
  },
  {
    title: 'a refund to the card is said to come by other means',
    file: 'src/server/notifications/localized/refund-templates.ts',
    from: 'settledBy !== null)',
    to: 'settledBy === null)',
    seenBy: [
      'src/server/notifications/samples.test.ts',
      'src/server/guest-stays/cancel-stay.test.ts',
      'src/server/payments/refund-by-hand.test.ts',
      'src/server/payments/left-at-the-bank.test.ts',
      'src/server/bookings/admin-bookings.test.ts',
    ],
  },
  {
    title: 'a mail with a code waits for a thousand reminders',
    file: 'src/server/mail/send-mails.ts',
    from: 'desc(mails.urgent), asc(mails.id)',
    to: 'asc(mails.id)',
    seenBy: ['src/server/mail/codes-first.test.ts'],
  },
  {
    title: 'the confirmation has no calendar file',
    file: 'src/server/notifications/localized/payment-templates.ts',
    from: '  ...openStay(about.booking, siteUrl),\n  calendar,\n',
    to: '  ...openStay(about.booking, siteUrl),\n',
    seenBy: ['src/server/notifications/samples.test.ts'],
  },
  {
    title: 'a locked phone shows the code that gives up money',
    file: 'src/server/notifications/localized/stay-templates.ts',
    from: '  preheader: words.codePreheader,',
    to: '  preheader: `${words.codePreheader} ${code}.`,',
    seenBy: ['src/server/notifications/samples.test.ts'],
  },
  {
    title: 'the confirmation does not say until when cancelling is free',
    file: 'src/server/notifications/localized/payment-templates.ts',
    from: '    cancellationTable(about, state, today),\n',
    to: '',
    seenBy: [
      'src/server/guest-stays/cancellation-policy.test.ts',
      'src/server/notifications/samples.test.ts',
      'src/server/pricing/levy.test.ts',
    ],
  },
]
