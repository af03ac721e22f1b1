import { writtenNumber } from './numbers.sr.ts'

const percent = (value: number): string => `${writtenNumber(value)}%`

export const month = {
  subject: (month: string) => `Pet brojeva za ${month}`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Nijedna noć nije bila u prodaji. Pregled narednih meseci.'
      : `Prodato je ${percent(occupancy)} noćenja. Pregled narednih meseci.`,
  figures: 'Mesec',
  occupancy: 'Popunjenost',
  nights: 'Prodata noćenja',
  nightsOf: (sold: number, onSale: number) => `${writtenNumber(sold)} od ${writtenNumber(onSale)}`,
  averageRate: 'Prosečna cena noćenja',
  revenuePerNight: 'Prihod po raspoloživom noćenju',
  revenue: 'Prihod od noćenja',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (godinu ranije: ${before})`,
  bars: 'Popunjenost po mesecima',
  barsMean: 'Noćenja prodata do sada, ovde i preko platformi, od svih noćenja u prodaji. Sve definicije su pored brojeva u izveštajima.',
  button: 'Otvorite izveštaje',
}
