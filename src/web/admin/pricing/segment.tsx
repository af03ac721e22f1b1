import * as words from '#words/en/office-frame.ts'
import { house } from '#words/en/office-year.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'

type Choice = { to: string; label: string; chosen: boolean }
type Props = { id: string; name: string; choices: readonly Choice[] }

/** More stand in a menu. */
const MOST = 8

/** Links of which one is chosen, beside each other; many are behind a button that names the chosen one. */
export function Segment({ id, name, choices }: Props) {
  const links = choices.map(({ to, label, chosen }) => (
    <li key={to}>
      <Link to={to} preventScrollReset aria-current={chosen ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  ))
  if (choices.length <= MOST) {
    return (
      <nav aria-label={name} className="segment">
        <ul>{links}</ul>
      </nav>
    )
  }
  const chosen = choices.find((choice) => choice.chosen)?.label ?? name
  return (
    <PopoverMenu
      id={id}
      name={`${name}: ${chosen}`}
      className="button button-plain"
      label={
        <>
          {chosen} <Icon shape={icons.chevron} className="size-4" />
        </>
      }
    >
      {links}
    </PopoverMenu>
  )
}

type VillasProps = { villas: readonly { id: number; name: string }[]; current: number | null; to: (villaId: number | null) => string }

/** The house, or one of its villas. */
export const VillaSegment = ({ villas, current, to }: VillasProps) => (
  <Segment
    id="choose-villa"
    name={words.villa}
    choices={[{ id: null, name: house }, ...villas].map(({ id, name }) => ({ to: to(id), label: name, chosen: id === current }))}
  />
)
