import { formatTransactionDate } from '#domain/bookings/transaction-date.ts'
import { formatDay, momentInFull } from '#words/en/days.ts'
import { formatDinars, formatEurosBriefly, formatRate } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { ConversionStatement } from '../currency/conversion-statement.tsx'
import { Fold } from '../ui/fold.tsx'
import { Pairs } from '../ui/pairs.tsx'
import type { VerifiedResult } from './confirmation.server.ts'
import { Facts } from './facts.tsx'

/** What the bank demands in sight after a payment; the rest of its data folded. */
export const BankData = ({ transaction }: { transaction: VerifiedResult['result']['transaction'] }) => (
  <Facts
    title={words.paymentInformation}
    rows={[
      [words.amount, `${formatDinars(transaction.dinars)} (${formatEurosBriefly(transaction.amount)})`],
      [words.transactionDate, transaction.trxDate && formatTransactionDate(transaction.trxDate, momentInFull)],
      [words.status, transaction.response],
      [words.orderId, transaction.orderId],
      [words.authorisationCode, transaction.authCode],
      [words.transactionId, transaction.transId],
    ]}
  >
    <Fold title={words.receipt}>
      <Pairs
        rows={[
          [words.rate, words.rsdFor1(formatRate(transaction.rate), transaction.rateDate && formatDay(transaction.rateDate))],
          [words.statusCode, transaction.procReturnCode],
          [words.threeDStatus, transaction.mdStatus],
        ]}
      />
      <div className="mt-4">
        <ConversionStatement />
      </div>
    </Fold>
  </Facts>
)
