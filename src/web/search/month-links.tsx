import { Link } from '../ui/link.tsx'
import type { MonthLink } from './month-links.server.ts'

/** Searches of one tap, such as 'Two weeks in July or August', for the place below a search by days. Takes the colour of its place. */
export const MonthLinks = ({ links }: { links: readonly MonthLink[] }) =>
  links.length > 0 && (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
