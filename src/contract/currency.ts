import { z } from 'zod'
import { call } from './call.ts'
import { Day, Euro, EuroInput, renamed } from './wire.ts'

export const currencyCalls = {
  convert: call({
    method: 'POST',
    path: '/api/booking/currency-rate.php',
    readOnly: true,
    perMinute: 300,
    summary: 'Dinars for an amount in euros, with the rate and where it is from',
    access: 'visitor',
    input: renamed({ amount: EuroInput.check(z.nonnegative('amount_negative')) }, { amount: 'eurAmount' }),
    answer: renamed(
      {
        amount: Euro,
        dinars: z.int(),
        rate: z.number(),
        /** Source of the rate; `fallback` if no source has answered for a week. */
        source: z.string(),
        /** Day of the published list. */
        rateDate: Day,
        at: z.string(),
      },
      { amount: 'eurAmount', dinars: 'rsdAmount', at: 'timestamp' },
    ),
  }),
}
