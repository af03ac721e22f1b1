/** Where a sold stay comes from: the pages of this site, an offer of the owners, or entered by them. */
export const bookingSources = ['site', 'offer', 'hand'] as const
export type BookingSource = (typeof bookingSources)[number]
