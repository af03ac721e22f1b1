import { useSite } from '../layout/use-site.ts'
import { listPolicies } from '../pricing/policies.tsx'
import type { UsualStays } from '../pricing/usual-stays.server.ts'

/** The rules of a stay, a line each. `own`: the villa's own cancellation policy. */
export function HouseRules({ own, stays }: { own: string; stays: UsualStays }) {
  const house = useSite()?.settings.booking.cancellation ?? ''
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] text-sm">
      {listPolicies(own, house, stays).map(([name, rule]) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid gap-x-4 border-sand-line border-b py-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  )
}
