import type { AnswerOf } from '#contract/call.ts'
import type { ledgerCalls } from '#contract/ledger.ts'
import * as words from '#words/en/office-books.ts'
import { amountHead, ColumnHeads } from '../column-heads.tsx'
import { BothCurrencies } from './both-currencies.tsx'

export type Ledger = AnswerOf<typeof ledgerCalls.read>
type Money = Ledger['total']

type Named = Money & { name: string }

type Props = { title: string; of: string; rows: readonly Named[]; total: Money }

/** More rows than a month has days are folded away. */
const MOST_OPEN = 31

/** Table of received, refunded and net amounts. */
export function SumsSheet({ title, of, rows, total }: Props) {
  const table = (
    <table className="figures">
      <ColumnHeads heads={[of, ...[words.paid, words.refunded, words.net].map(amountHead)]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} of={of} row={row} />
        ))}
        <Row of={of} row={{ ...total, name: words.total }} className="font-semibold" />
      </tbody>
    </table>
  )
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{title}</h2>
      {rows.length === 0 && <p className="text-ink-soft">{words.noMoneyMoved}</p>}
      {rows.length > 0 && rows.length <= MOST_OPEN && table}
      {rows.length > MOST_OPEN && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.showAll(rows.length)}</summary>
          {table}
        </details>
      )}
    </section>
  )
}

const Row = ({ of, row, className }: { of: string; row: Named; className?: string }) => (
  <tr className={className}>
    <td data-name={of}>{row.name}</td>
    <Amount name={words.paid} euros={row.received} dinars={row.receivedDinars} />
    <Amount name={words.refunded} euros={row.returned} dinars={row.returnedDinars} />
    <Amount name={words.net} euros={row.net} dinars={row.netDinars} />
  </tr>
)

const Amount = ({ name, euros, dinars }: { name: string; euros: number; dinars: number }) => (
  <td data-name={name} className="amount">
    <BothCurrencies euros={euros} dinars={dinars} />
  </td>
)
