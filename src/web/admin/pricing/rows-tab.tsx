import { Fragment, type ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../forms/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { PricingResult } from './answer.ts'
import type { RowKind } from './row-form.tsx'
import { TabHead } from './tab-head.tsx'
import { useRowFocus } from './use-row-focus.ts'

/** `cells`: under the headings; the first one names the row. */
type ShownRow = { id: number; name: string; cells: [string, ...string[]] }

/** Form of the row with this id, or of a new row, with its own result. */
type RowsForm = (id: number | undefined, result: PricingResult | undefined) => ReactNode

type Props = {
  /** Key of the tab, also of its section. */
  tab: string
  /** Names the forms of the rows. */
  kind: RowKind
  title: string
  lead: string
  /** Said where there are no rows. */
  none: string
  headings: string[]
  rows: ShownRow[]
  editing: number | null
  leaving: number | null
  result: PricingResult | undefined
  form: RowsForm
  add: string
  /** Title of the question before a row is removed, what it says, and the form that does it. */
  remove: { title: string; says: (name: string) => string; intent: string }
}

/** A short list of rows that owners add, edit and remove. */
export function RowsTab({ tab, kind, title, lead, none, headings, rows, editing, leaving, result, form, add, remove }: Props) {
  const asked = rows.find(({ id }) => id === leaving)
  const ownResult = (id: number) => resultFor(`${kind} ${id}`, result)
  // Another owner has removed the row: what was typed can be added anew.
  const gone = editing !== null && !rows.some(({ id }) => id === editing) ? ownResult(editing) : undefined
  return (
    <div className="mb-14 last:mb-0">
      <section aria-labelledby={tab}>
        <TabHead id={tab} title={title} count={words.entries(rows.length)} form={[`#add-${tab}`, add]}>
          {lead}
        </TabHead>
        {rows.length === 0 && <p className="text-lg">{none}</p>}
        {rows.length > 0 && (
          <table className="sheet">
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{words.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  tab={tab}
                  headings={headings}
                  open={row.id === editing}
                  result={ownResult(row.id)}
                  form={form}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section id={`add-${tab}`} className="panel mt-8 max-w-3xl scroll-mt-6">
        <h2 className="mb-4 text-xl">{add}</h2>
        <Fragment key={gone && 'typed'}>{form(undefined, gone ?? resultFor(kind, result))}</Fragment>
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        back={`?tab=${tab}`}
        title={remove.title}
        act={words.yesDelete}
        acting={words.deleting}
        fields={{ intent: remove.intent, id: leaving ?? '' }}
      >
        <p>{asked && remove.says(asked.name)}</p>
      </ConfirmDialog>
    </div>
  )
}

type RowProps = Pick<Props, 'tab' | 'headings' | 'result' | 'form'> & { row: ShownRow; open: boolean }

function Row({ row: { id, name, cells }, tab, headings, open: asked, result, form }: RowProps) {
  const open = asked && !result?.saved
  const place = useRowFocus(open)
  if (open) {
    return (
      <tr ref={place}>
        <td colSpan={headings.length + 1} className="max-lg:block!">
          <h3 className="mb-3 text-left text-lg">{words.edit(name)}</h3>
          {form(id, result)}
        </td>
      </tr>
    )
  }
  return (
    <tr ref={place}>
      {cells.map((cell, index) => (
        <td key={headings[index]} data-name={headings[index]} className={index === 0 ? 'font-semibold' : undefined}>
          {cell}
        </td>
      ))}
      <td>
        <Form preventScrollReset className="acts">
          <input type="hidden" name="tab" value={tab} />
          <Button name="edit" value={id} small>
            {words.edit2}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button name="delete" value={id} small>
            {words.deleteIt}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
      </td>
    </tr>
  )
}
