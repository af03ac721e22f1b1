import type { ReactNode } from 'react'
import * as words from '#words/en/office-frame.ts'

/** `shown`: in place of its name. `amount`: of numbers, which stand at the right. `cell`: as that of its cells in `list.css`. */
type Head = { name: string; shown?: ReactNode; amount?: boolean; cell?: string; sort?: 'ascending' | undefined }

export const amountHead = (name: string): Head => ({ name, amount: true })

/** `menu`: the last column is of the menus. */
type Props = { heads: readonly (string | Head)[]; menu?: boolean }

/** The column heads of a list or table. */
export const ColumnHeads = ({ heads, menu = false }: Props) => (
  <thead>
    <tr>
      {heads.map((head) => {
        const { name, shown, amount, cell, sort }: Head = typeof head === 'string' ? { name: head } : head
        return (
          <th key={name} scope="col" className={amount ? 'amount' : undefined} data-cell={cell} aria-sort={sort}>
            {shown ?? name}
          </th>
        )
      })}
      {menu && (
        <th scope="col">
          <span className="sr-only">{words.actions}</span>
        </th>
      )}
    </tr>
  </thead>
)
