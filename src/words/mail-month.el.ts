import { writtenNumber } from './numbers.el.ts'

const percent = (value: number): string => `${writtenNumber(value)}%`

export const month = {
  subject: (month: string) => `${month}: ο μήνας σε πέντε αριθμούς`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Καμία βραδιά δεν ήταν προς πώληση. Η εικόνα των επόμενων μηνών.'
      : `Πουλήθηκε το ${percent(occupancy)} των διανυκτερεύσεων. Η εικόνα των επόμενων μηνών.`,
  figures: 'Ο μήνας',
  occupancy: 'Πληρότητα',
  nights: 'Διανυκτερεύσεις που πουλήθηκαν',
  nightsOf: (sold: number, onSale: number) => `${writtenNumber(sold)} από ${writtenNumber(onSale)}`,
  averageRate: 'Μέση τιμή διανυκτέρευσης',
  revenuePerNight: 'Έσοδα ανά διαθέσιμη διανυκτέρευση',
  revenue: 'Έσοδα διανυκτερεύσεων',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (έναν χρόνο πριν: ${before})`,
  bars: 'Πληρότητα ανά μήνα',
  barsMean:
    'Διανυκτερεύσεις που έχουν πουληθεί ως τώρα, εδώ και από πλατφόρμες, από όσες είναι προς πώληση. Όλοι οι ορισμοί βρίσκονται δίπλα στα στοιχεία των αναφορών.',
  button: 'Άνοιγμα αναφορών',
}
