import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { paperCalls } from '#contract/papers.ts'
import { formatDay, formatMonth } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import * as paperWords from '#words/en/papers.ts'
import { PaperLink } from '../../papers/paper-list.tsx'
import { Link } from '../../ui/link.tsx'
import { ColumnHeads } from '../column-heads.tsx'

type Month = AnswerOf<typeof paperCalls.ofMonth>

export const KindsSheet = ({ kinds }: Pick<Month, 'kinds'>) => (
  <table className="figures mb-8">
    <caption className="sr-only">{words.byKind}</caption>
    <ColumnHeads heads={[words.kind, words.count, words.amount]} />
    <tbody>
      {kinds.map(({ kind, count, amount }) => (
        <tr key={kind}>
          <td data-name={words.kind}>{paperWords.kinds[kind]}</td>
          <td data-name={words.count} className="tabular">
            {count}
          </td>
          <td data-name={words.amount} className="tabular">
            {formatEuros(amount)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const PapersSheet = ({ papers }: Pick<Month, 'papers'>) => (
  <table className="list">
    <caption className="sr-only">{words.papers}</caption>
    <ColumnHeads heads={[words.number, words.kind, words.issued, words.about, words.amount]} menu />
    <tbody>
      {papers.map(({ number, kind, issuedOn, amount, bookingId, bookingNumber, statementOf, corrects, correctedBy }) => (
        <tr key={number}>
          <td data-cell="main" className="font-semibold tabular">
            {number}
          </td>
          <td data-cell="second">
            <span className="list-narrow">{formatDay(issuedOn)} · </span>
            {paperWords.kinds[kind]}
            {corrects && `, ${paperWords.corrects(corrects)}`}
            {correctedBy && <span className="text-ochre">, {paperWords.correctedBy(correctedBy)}</span>}
          </td>
          <td data-cell="wide">{formatDay(issuedOn)}</td>
          <td data-cell="sum">
            {bookingId !== null && (
              <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link inline-block py-1">
                {bookingNumber}
              </Link>
            )}
            {statementOf !== null && words.statementOf(formatMonth(statementOf))}
          </td>
          <td data-cell="state" className="tabular">
            {formatEuros(amount)}
          </td>
          <td data-cell="menu">
            <PaperLink number={number} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
