import { writtenNumber } from './numbers.de.ts'

const percent = (value: number): string => `${writtenNumber(value)} %`

export const month = {
  subject: (month: string) => `${month} in fünf Zahlen`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Keine Nacht stand zum Verkauf. Die kommenden Monate im Überblick.'
      : `${percent(occupancy)} der Nächte sind verkauft. Die kommenden Monate im Überblick.`,
  figures: 'Der Monat',
  occupancy: 'Auslastung',
  nights: 'Verkaufte Nächte',
  nightsOf: (sold: number, onSale: number) => `${writtenNumber(sold)} von ${writtenNumber(onSale)}`,
  averageRate: 'Durchschnittlicher Preis einer Nacht',
  revenuePerNight: 'Erlös je verfügbarer Nacht',
  revenue: 'Erlös der Nächte',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (ein Jahr zuvor: ${before})`,
  bars: 'Auslastung nach Monaten',
  barsMean:
    'Bisher verkaufte Nächte, hier und über Plattformen, von allen Nächten im Verkauf. Alle Definitionen stehen neben den Zahlen der Berichte.',
  button: 'Berichte öffnen',
}
