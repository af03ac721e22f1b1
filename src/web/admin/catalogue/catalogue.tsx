import type { ReactNode } from 'react'
import * as words from '#words/en/office-catalogue.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AdminPage } from '../admin-page.tsx'
import { Tabs } from '../tabs.tsx'
import type { Group } from '../translations/group-table.tsx'
import { listAt } from './asked.ts'

type Entry = { id: number; title: string }
type Props<Listed extends Entry> = {
  /** Singular and plural for titles: 'Amenity', 'Amenities'. */
  one: string
  several: string
  /** Says that a category has none. */
  none: string
  translations: Group | null
  categories: Record<string, string>
  asked: { filter: string | undefined; adding: boolean; editing: number | null; leaving: number | null }
  entries: Listed[]
  /** Message if the entries could not be loaded. */
  failure: string | null
  result: FormResult | undefined
  /** Says how far and where: attractions only. */
  place?: string
  row: (entry: Listed) => ReactNode
  dialog: (open: boolean, edited: Listed | undefined) => ReactNode
}

/** Amenities or attractions by category, with their dialogs. */
export function Catalogue<Listed extends Entry>({
  one,
  several,
  none,
  translations,
  categories,
  asked,
  entries,
  failure,
  result,
  place,
  row,
  dialog,
}: Props<Listed>) {
  const { filter, adding, editing, leaving } = asked
  useFormResult(result)
  const edited = entries.find(({ id }) => id === editing)
  const left = entries.find(({ id }) => id === leaving)
  const tabs = [['', words.all] as const, ...Object.entries(categories)]
  return (
    <AdminPage
      translations={translations}
      title={several}
      aside={
        <LinkButton to={listAt(filter, { add: 1 })} preventScrollReset look="act">
          {words.add(one)}
        </LinkButton>
      }
    >
      <Tabs
        name={words.categories}
        tabs={tabs.map(([key, label]) => ({ to: listAt(key || undefined), label, current: key === (filter ?? '') }))}
      />
      {failure && (
        <Notice tone="bad" title={failure}>
          {words.nothingWasLostPleaseLook}
        </Notice>
      )}
      {!failure && entries.length === 0 && <p className="text-lg">{none}</p>}
      {entries.length > 0 && (
        <Rows headings={[words.title, words.category, ...(place ? [place] : []), words.description]}>{entries.map(row)}</Rows>
      )}
      {dialog(adding || edited !== undefined, edited)}
      <ConfirmDialog
        open={left !== undefined}
        back={listAt(filter)}
        title={words.deleteIt(one)}
        act={words.deleteIt2}
        acting={words.deleting}
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>{words.areYouSureYouWant(left?.title ?? '')}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}

/** Above the pictures, the badges and the menus there is no heading. */
const Rows = ({ headings, children }: { headings: readonly string[]; children: ReactNode }) => (
  <table className="list">
    <thead>
      <tr>
        <td />
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        <td />
        <td />
      </tr>
    </thead>
    <tbody className="list-pictured">{children}</tbody>
  </table>
)
