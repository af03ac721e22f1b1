import { writtenNumber } from './numbers.en.ts'

const percent = (value: number): string => `${writtenNumber(value)}%`

export const month = {
  subject: (month: string) => `${month} in five figures`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'No night was on sale. The coming months at a glance.'
      : `${percent(occupancy)} of the nights were sold. The coming months at a glance.`,
  figures: 'The month',
  occupancy: 'Occupancy',
  nights: 'Nights sold',
  nightsOf: (sold: number, onSale: number) => `${writtenNumber(sold)} of ${writtenNumber(onSale)}`,
  averageRate: 'Average daily rate',
  revenuePerNight: 'Revenue per available night',
  revenue: 'Revenue of nights',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (a year before: ${before})`,
  bars: 'Occupancy by month',
  barsMean: 'Nights sold until now, here and by platforms, of all nights on sale. All definitions are beside the figures in the reports.',
  button: 'Open the reports',
}
