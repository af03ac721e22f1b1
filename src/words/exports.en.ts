// Headings and cells of the files that owners download.

type Period = { from: string; until: string }

export const bookings = {
  fileName: ({ from, until }: Period) => `bookings-${from}-${until}.csv`,
  headings: [
    ...['Booking number', 'Order id', 'Status', 'Booked at', 'Villa', 'Check-in', 'Check-out', 'Nights', 'Guests'],
    ...['Guest', 'E-mail', 'Phone', 'Country', 'Special requests', 'Plan'],
    ...['Price before discounts EUR', 'Discount EUR', 'Discounts', 'Promo code', 'Fees EUR', 'Climate levy EUR'],
    ...['Total EUR', 'VAT', 'VAT EUR', 'Paid EUR', 'Remaining EUR'],
    ...['Stages paid', 'Next stage EUR', 'Next due on', 'Terms accepted at', 'Terms version'],
    ...['Merchant', 'Merchant PIB', 'Merchant address'],
  ],
  plans: { full: 'in full', partial: 'in stages' },
  discount: (name: string, percentage: number) => `${name} ${percentage}%`,
}

export const payments = {
  fileName: ({ from, until }: Period) => `payments-${from}-${until}.csv`,
  headings: [
    ...['Order id', 'Outcome', 'Method', 'Stage', 'Try', 'Opened at', 'Settled at'],
    ...['Amount EUR', 'Amount RSD', 'Currency charged', 'Rate', 'Rate of', 'Rate source', 'VAT'],
    ...['Authorisation code', 'Transaction status', 'Status code', 'Transaction id', 'Transaction date', '3-D status'],
    ...['Host reference', 'Error code', 'Error', 'Card', 'Card instalments'],
    ...['Returned EUR', 'Returned RSD', 'Return state', 'Needs attention', 'Recorded by'],
    ...['Booking number', 'Booking status', 'Villa', 'Check-in', 'Check-out', 'Nights', 'Guests', 'Total EUR', 'Paid EUR', 'Remaining EUR'],
    ...['Next stage EUR', 'Next due on', 'Customer', 'E-mail', 'Phone', 'Country'],
    ...['Merchant', 'Merchant PIB', 'Merchant address', 'Received on', 'Reference'],
  ],
  outcomes: { open: 'not known yet', approved: 'charged', failed: 'not charged', error: 'not charged (error)' },
  reversed: 'reversed',
}

export const complaints = {
  fileName: ({ from, until }: Period) => `complaints-${from}-${until}.csv`,
  headings: [
    ...['Complaint number', 'Received on', 'Guest', 'Booking number', 'Content', 'Answer due by', 'Solution due by'],
    ...['Decision', 'Answered on', 'Answer', 'Solved on', 'Remarks'],
    ...['Merchant', 'Merchant PIB', 'Merchant address'],
  ],
}

export const declarations = {
  fileName: (month: string) => `declarations-${month}.csv`,
  headings: [
    ...['Booking number', 'Platform', 'Villa', 'Registration', 'Arrival', 'Departure', 'Cancelled on'],
    ...['Guest', 'Country', 'Document', 'Amount EUR', 'Paid by', 'Nights with levy', 'Climate levy EUR'],
  ],
  ownSite: 'own site',
}

export const ledger = {
  fileName: (by: 'day' | 'month' | 'villa', { from, until }: Period) => `books-by-${by}-${from}-${until}.csv`,
  groups: { day: 'Day', month: 'Month', villa: 'Villa' },
  sums: ['Received EUR', 'Received RSD', 'Returned EUR', 'Returned RSD', 'Net EUR', 'Net RSD'],
  total: 'Total',
}

export const report = {
  fileName: (table: string, { from, until }: Period) => `report-${table}-${from}-${until}.csv`,
  nights: ['Nights on sale', 'Nights sold here', 'Nights sold by platforms', 'Occupancy %', 'Revenue EUR', 'ADR EUR', 'RevPAN EUR'],
  compared: (heading: string) => `${heading}, compared`,
  month: 'Month',
  villa: 'Villa',
  pace: ['Month', 'Nights sold by its end', 'Nights sold by its end, compared'],
  leadTimes: ['Days before arrival, up to', 'Bookings'],
  lengths: ['Nights, up to', 'Stays'],
  more: 'more',
  sources: ['Source', 'Stays', 'Nights', 'Revenue EUR'],
  countries: ['Country', 'Stays', 'Nights'],
  cancellations: ['Period', 'Stays sold', 'Cancelled', 'Nights cancelled', 'Kept EUR'],
  money: ['Month', 'Received EUR', 'Returned EUR', 'Net EUR'],
  due: ['Due in', 'Amount EUR', 'Overdue EUR'],
}

export const papers = {
  listName: (month: string) => `documents-${month}.csv`,
  headings: ['Number', 'Kind', 'Issued', 'Booking', 'Month', 'Amount EUR', 'File'],
}
