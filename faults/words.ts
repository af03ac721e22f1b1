import type { Fault } from './fault.ts'

export const words: readonly Fault[] = [
  {
    title: '‘2 guests’ has the wrong plural in Serbian',
    file: 'src/words/sr/counts.ts',
    from: "export const guests = counting({ one: 'gost', few: 'gosta', other: 'gostiju' })",
    to: "export const guests = counting({ one: 'gost', few: 'gostiju', other: 'gosta' })",
    seenBy: ['src/words/counts.test.ts'],
  },
  {
    title: 'one night is ‘1 nights’ in German',
    file: 'src/words/de/counts.ts',
    from: "counting({ one: 'Nacht', other: 'Nächte' })",
    to: "counting({ one: 'Nächte', other: 'Nächte' })",
    seenBy: ['src/words/counts.test.ts'],
  },
  {
    title: 'the page of a stay names another hour of departure than the pricing page',
    file: 'src/words/en/stay.ts',
    from: 'export const checkOutHour = `by 11:00',
    to: 'export const checkOutHour = `by 12:00',
    seenBy: ['src/words/facts.test.ts'],
  },
  {
    title: 'the pricing page names another deposit',
    file: 'src/words/en/pricing.ts',
    from: '€500 in cash at check-in',
    to: '€50 in cash at check-in',
    seenBy: [
      'tests/stories/content.test.ts > the pricing page shows policies',
      'tests/stories/content.test.ts > a villa’s page shows all its data',
    ],
  },
  {
    title: 'the page after payment names another deposit',
    file: 'src/words/en/payment.ts',
    from: 'A security deposit of €500 is paid',
    to: 'A security deposit of €50 is paid',
    seenBy: ['src/words/facts.test.ts'],
  },
  {
    title: 'the page after payment names another hour of arrival',
    file: 'src/words/en/payment.ts',
    from: '`Check-in is from 15:00 to 18:30 with the host',
    to: '`Check-in is from 13:00 to 18:30 with the host',
    seenBy: ['src/words/facts.test.ts'],
  },
  {
    title: 'Greek guests read an English sentence on the booking page',
    file: 'src/words/el/booking.ts',
    from: "export const goToMonth = 'Μετάβαση σε μήνα'",
    to: "export const goToMonth = 'Go to month'",
    seenBy: ['src/words/facts.test.ts'],
  },
  {
    title: 'the Serbian hour of departure differs from the English one',
    file: 'src/words/sr/payment.ts',
    from: 'export const by1100 = `do 11.00',
    to: 'export const by1100 = `do 10.00',
    seenBy: ['src/words/facts.test.ts'],
  },
  {
    title: 'a minimum stay names the wrong number of nights',
    file: 'src/words/en/booking.ts',
    from: "`Bookings must be for at least ${nights} nights. We've adjusted your selection.`",
    to: "`Bookings must be for at least ${nights - 1} nights. We've adjusted your selection.`",
    seenBy: ['tests/e2e/picker.test.ts > at least five nights', 'tests/e2e/stay-rules.test.ts > weekly stays'],
  },
  {
    title: 'a card that is declined gets the reason of the bank',
    file: 'src/words/en/payment.ts',
    from: "'Please check your card details and try again, or call the bank that issued the card. You can also pay by bank transfer: just write to us.'",
    to: "'There are not sufficient funds. You can also pay by bank transfer: just write to us.'",
    seenBy: ['tests/stories/confirmation.test.ts > a declined card shows'],
  },
  {
    title: 'a waiting guest is not asked to pay only once',
    file: 'src/words/en/payment.ts',
    from: "'We are waiting for the bank’s answer; you will get a mail; please do not pay again.'",
    to: "'We are waiting for the bank’s answer; you will get a mail.'",
    seenBy: ['tests/stories/confirmation.test.ts > while the bank has not answered'],
  },
]
