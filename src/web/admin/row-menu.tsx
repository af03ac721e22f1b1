import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { PopoverMenu } from '../ui/popover-menu.tsx'

/** `id`: of the menu, one of its kind on the page. `name`: of its button. `children`: the items. */
type Props = { id: string; name: string; className?: string; children: ReactNode }

/** What can be done with a row. */
export const RowMenu = ({ id, name, className = 'list-more', children }: Props) => (
  <PopoverMenu id={id} name={name} className={className} label={<Icon shape={icons.more} className="size-4.5" />}>
    {children}
  </PopoverMenu>
)
