import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/office-frame.ts'
import { LinkButton } from '../ui/button.tsx'

type Props = {
  villas: Pick<Villa, 'id' | 'name'>[]
  current: number | null
  to: (villaId: number) => string
  all?: { to: string; label: string }
  replace?: boolean
}

/** Links to the same screen for each villa; `all`: for none of them. */
export const VillaChoice = ({ villas, current, to, all, replace = false }: Props) => (
  <nav aria-label={words.villa} className="mb-5">
    <ul className="wrap-anywhere flex flex-wrap gap-2">
      {all && <Choice to={all.to} label={all.label} chosen={current === null} replace={replace} />}
      {villas.map(({ id, name }) => (
        <Choice key={id} to={to(id)} label={name} chosen={id === current} replace={replace} />
      ))}
    </ul>
  </nav>
)

const Choice = ({ to, label, chosen, replace }: { to: string; label: string; chosen: boolean; replace: boolean }) => (
  <li>
    <LinkButton
      to={to}
      replace={replace}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      look={chosen ? 'chosen' : 'plain'}
      small
    >
      {label}
    </LinkButton>
  </li>
)
