import * as words from '#words/en/office-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'

type Props = { texts: readonly { id: number; name: string }[]; to: string }

/** The owners' texts: one of them, filled in for the stay, takes the place of what is in the answer. */
export const InsertText = ({ texts, to }: Props) => (
  <PopoverMenu
    id="insert-text"
    name={words.insert}
    className="button button-plain button-small"
    label={
      <>
        {words.insert}
        <Icon shape={icons.chevron} className="size-3.5" />
      </>
    }
  >
    {texts.map(({ id, name }) => (
      <li key={id}>
        <Link to={`${to}&text=${id}`} preventScrollReset>
          {name}
        </Link>
      </li>
    ))}
  </PopoverMenu>
)
