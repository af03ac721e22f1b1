import type { TransferTo } from '#contract/offers.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/offer.ts'
import { Fact, Panel } from '../stay/panel.tsx'

/** Where the transfer goes that an offer waits for. */
export function TransferFacts({ transfer }: { transfer: TransferTo }) {
  const { beneficiary, iban, bic, bank, amount, reference, dueOn } = transfer
  const facts: [string, string][] = [
    [words.amount, formatEurosBriefly(amount)],
    [words.payBy, formatDay(dueOn)],
    [words.beneficiary, beneficiary],
    [words.iban, iban],
    [words.bic, bic],
    [words.bank, bank],
    [words.reference, reference],
  ]
  return (
    <Panel title={words.waitingForTransfer} id="transfer">
      <p className="mb-4">{words.keptMeanwhile}</p>
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
      </dl>
    </Panel>
  )
}
