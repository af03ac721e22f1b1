import { Fragment, type ReactNode } from 'react'
import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../forms/form-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { amountHead, ColumnHeads } from '../column-heads.tsx'
import { EditMenu } from '../edit-menu.tsx'
import type { PricingResult } from './answer.ts'
import { ListHead } from './list-head.tsx'
import type { RowKind } from './row-form.tsx'
import type { RowsAsked } from './tabs.ts'
import { useRowFocus } from './use-row-focus.ts'

/** `cells`: under the headings; the first one names the row. On phones the second line has those between the first and the last. */
type ShownRow = { id: number; name: string; cells: [string, ...string[]] }

/** Form of the row with this id, or of a new row, with its own result. */
type RowsForm = (id: number | undefined, result: PricingResult | undefined) => ReactNode

type Props = {
  /** Its name in the address, also of its section. */
  list: string
  /** Names the forms of the rows. */
  kind: RowKind
  title: string
  lead: string
  /** Said where there are no rows. */
  none: string
  headings: string[]
  /** The column of numbers, which phones show at the end of the first line. */
  amount?: number | undefined
  rows: ShownRow[]
  asked: RowsAsked
  result: PricingResult | undefined
  form: RowsForm
  add: string
  /** What adds a row stands in the head of the page. */
  addInHead?: true
  /** Title of the question before a row is removed, what it says, and the form that does it. */
  remove: { title: string; says: (name: string) => string; intent: string }
}

/** A short list of rows that owners add, edit and remove. The form is a row of its own, at the top for a new one. */
export function RowsTab({ list, kind, title, lead, none, headings, amount, rows, asked, result, form, add, addInHead, remove }: Props) {
  const { editing, leaving, adding } = asked.list === list ? asked : { editing: null, leaving: null, adding: false }
  const ofRow = rows.find(({ id }) => id === leaving)
  const here = `?tab=${list}`
  const ownResult = (id: number) => resultFor(`${kind} ${id}`, result)
  // Another owner has removed the row: what was typed can be added anew.
  const gone = editing !== null && !rows.some(({ id }) => id === editing) ? ownResult(editing) : undefined
  const added = resultFor(kind, result)
  const open = (adding && !added?.saved) || gone !== undefined || added?.typed !== undefined
  return (
    <section aria-labelledby={list} className="list-section">
      <ListHead
        id={list}
        title={title}
        count={words.entries(rows.length)}
        {...(addInHead ? {} : { add: { to: `${here}&add=1`, label: add } })}
      >
        {lead}
      </ListHead>
      {rows.length === 0 && !open && <p className="py-2">{none}</p>}
      {(rows.length > 0 || open) && (
        <table className="list">
          <ColumnHeads heads={headings.map((heading, at) => (at === amount ? amountHead(heading) : heading))} menu />
          <tbody>
            {open && (
              <FormRow id={`add-${list}`} span={headings.length + 1} title={add}>
                <Fragment key={gone && 'typed'}>{form(undefined, gone ?? added)}</Fragment>
              </FormRow>
            )}
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                here={here}
                headings={headings}
                amount={amount}
                open={row.id === editing}
                result={ownResult(row.id)}
                form={form}
              />
            ))}
          </tbody>
        </table>
      )}
      <ConfirmDialog
        open={ofRow !== undefined}
        back={here}
        title={remove.title}
        act={words.yesDelete}
        acting={words.deleting}
        fields={{ intent: remove.intent, id: leaving ?? '' }}
      >
        <p>{ofRow && remove.says(ofRow.name)}</p>
      </ConfirmDialog>
    </section>
  )
}

type FormRowProps = { id?: string; span: number; title: string; place?: React.Ref<HTMLTableRowElement>; children: ReactNode }

/** A row that is a form. */
export const FormRow = ({ id, span, title, place, children }: FormRowProps) => (
  <tr ref={place} id={id} className="list-form">
    <td colSpan={span}>
      <h3>{title}</h3>
      {children}
    </td>
  </tr>
)

type RowProps = Pick<Props, 'headings' | 'amount' | 'result' | 'form'> & { row: ShownRow; here: string; open: boolean }

function Row({ row: { id, name, cells }, here, headings, amount, open: asked, result, form }: RowProps) {
  const open = asked && !result?.saved
  const place = useRowFocus(open)
  if (open) {
    return (
      <FormRow place={place} span={headings.length + 1} title={words.edit(name)}>
        {form(id, result)}
      </FormRow>
    )
  }
  const [main, ...others] = cells
  const second = others.filter((_, index) => index + 1 !== amount)
  return (
    <tr ref={place}>
      <td data-cell="main">
        <Link to={`${here}&edit=${id}`} preventScrollReset className="list-main">
          {main}
        </Link>
      </td>
      {others.map((cell, index) => (
        <td
          key={headings[index + 1]}
          data-cell={index + 1 === amount ? 'sum' : index === 0 ? 'second' : 'wide'}
          className={index + 1 === amount ? 'amount' : undefined}
        >
          {index === 0 && second.length > 1 ? (
            <BothWidths wide={cell} narrow={second.join(', ')} />
          ) : (
            <span className="list-clamp">{cell}</span>
          )}
        </td>
      ))}
      <td data-cell="menu">
        <EditMenu
          id={`actions-${here.slice(5)}-${id}`}
          name={name}
          edit={`${here}&edit=${id}`}
          remove={{ label: words.deleteIt, to: `${here}&delete=${id}` }}
        />
      </td>
    </tr>
  )
}

/** What a cell says on wide screens, and what its line says on phones. */
export const BothWidths = ({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) => (
  <>
    <span className="list-wide">{wide}</span> <span className="list-narrow">{narrow}</span>
  </>
)
