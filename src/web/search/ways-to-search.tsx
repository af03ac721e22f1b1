import * as words from '#words/en/months.ts'
import { Link } from '../ui/link.tsx'

type Props = { way: 'days' | 'months'; days: string; months: string }

/** The two ways to search: by days, or by length and months. Links, so that they work without scripts. */
export function WaysToSearch({ way, days, months }: Props) {
  const ways = [
    ['days', days, words.byDays],
    ['months', months, words.byLength],
  ] as const
  return (
    <nav aria-label={words.howToSearch} className="inline-flex flex-wrap rounded-3xl bg-sand p-1">
      {ways.map(([name, to, label]) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={name === way ? 'true' : undefined}
          className="flex min-h-11 items-center rounded-3xl px-4.5 py-1 text-sm aria-[current=true]:bg-limewash aria-[current=true]:font-semibold"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
