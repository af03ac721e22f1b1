import type { Fault } from './fault.ts'

export const contract: readonly Fault[] = [
  {
    title: 'a booking for thirty guests is accepted',
    file: 'src/contract/booking-entries.ts',
    from: "z.lte(20, 'guests_too_many')",
    to: "z.lte(30, 'guests_too_many')",
    seenBy: [
      'tests/security/large-numbers.test.ts',
      'src/server/bookings/confirm-booking.test.ts',
      'src/server/bookings/book-by-hand.test.ts',
      'src/server/bookings/owner-change.test.ts',
      'tests/stories/choosing-a-stay.test.ts > too many guests',
      'tests/stories/choosing-a-stay.test.ts > too small for a party',
      'tests/stories/office-bookings.test.ts > the owner finds, changes',
    ],
  },
  {
    title: 'a password of six characters is accepted',
    file: 'src/contract/accounts.ts',
    from: ".min(8, 'password_too_short')",
    to: ".min(6, 'password_too_short')",
    seenBy: [
      'src/contract/password-rules.test.ts',
      'src/server/accounts/registering.test.ts',
      'tests/e2e/passwords.test.ts > its rules are checked off',
    ],
  },
  {
    title: 'a review can have ten stars',
    file: 'src/contract/reviews.ts',
    from: 'stars <= 5',
    to: 'stars <= 10',
    seenBy: ['src/server/reviews/reviews.test.ts'],
  },
  {
    title: 'a promo code can have one letter',
    file: 'src/contract/promo-codes.ts',
    from: '{3,40}$/u',
    to: '{1,40}$/u',
    seenBy: ['src/server/promo-codes/promo-codes.test.ts', 'tests/stories/guests-and-hosts.test.ts > a wrong promo code'],
  },
  {
    title: 'five hundred pictures can be uploaded at once',
    file: 'src/contract/gallery.ts',
    from: ".max(50, 'too_many_files')",
    to: ".max(500, 'too_many_files')",
    seenBy: ['src/server/gallery/gallery.test.ts', 'tests/security/uploads.test.ts'],
  },
  {
    title: 'the address of a page of the house can be any text',
    file: 'src/contract/settings.ts',
    from: "line.regex(/^$|^https?:\\/\\//, 'web_address_invalid')",
    to: 'line',
    seenBy: ['src/server/settings/settings.test.ts', 'tests/e2e/office-settings.test.ts > an invalid address'],
  },
  {
    title: 'an offer is accepted without the terms',
    file: 'src/contract/offers.ts',
    from: "z.literal(true, 'terms_required')",
    to: 'z.boolean()',
    seenBy: ['src/server/offers/offers.test.ts', 'tests/stories/guests-and-hosts.test.ts > an owner offers two stays'],
  },
  {
    title: 'a document number of two characters is accepted',
    file: 'src/contract/guest-stays.ts',
    from: '{3,}$/u',
    to: '{0,}$/u',
    seenBy: ['src/server/declarations/guest-documents.test.ts', 'tests/e2e/guest-document.test.ts'],
  },
  {
    title: 'a villa for no guests can be saved',
    file: 'src/contract/villas.ts',
    from: "z.positive('capacity_too_small')",
    to: "z.nonnegative('capacity_too_small')",
    seenBy: ['src/server/villas/change-villas.test.ts'],
  },
]
