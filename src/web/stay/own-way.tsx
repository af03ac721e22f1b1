import { use } from 'react'
import { type Look, toClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { LookingOn } from './looking-on.ts'

/** A link that is a button, for the guest alone: to who looks on it is a button that is off. */
export const OwnButton = ({ to, children, ...look }: Look & { to: string; children: string }) =>
  use(LookingOn) ? (
    <button type="button" disabled className={toClass(look)}>
      {children}
    </button>
  ) : (
    <Link to={to} className={toClass(look)}>
      {children}
    </Link>
  )
