import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { lastOfMonth } from '#domain/month.ts'
import { statusLabels } from '#words/booking-labels.en.ts'
import * as words from '#words/office-bookings.en.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { type BookingsAsked, sorts } from './asked.ts'

type Props = { asked: BookingsAsked; villas: Pick<Villa, 'id' | 'name'>[]; today: CalendarDay }

/** Filters of the list, stored in the URL. */
export function BookingFilter({ asked, villas, today }: Props) {
  const narrowed = Object.values(asked).some(Boolean)
  return (
    <>
      <SavedFilters today={today} />
      <Filters asked={asked} villas={villas} narrowed={narrowed} />
    </>
  )
}

/** Filters that owners need again and again. */
function SavedFilters({ today }: Pick<Props, 'today'>) {
  const month = today.slice(0, 7)
  const saved = [
    [`?only=arriving&from=${month}-01&until=${lastOfMonth(month)}&sort=arrival`, words.arrivingThisMonth],
    ['?only=owing&sort=arrival', words.owing],
    ['?only=without_time&sort=arrival', words.withoutArrivalTime],
    ['?hidden=1', words.deleted],
  ] as const
  return (
    <nav aria-label={words.savedFilters} className="mb-4 flex flex-wrap gap-2">
      {saved.map(([to, label]) => (
        <LinkButton key={to} to={to} small>
          {label}
        </LinkButton>
      ))}
    </nav>
  )
}

function Filters({ asked, villas, narrowed }: Omit<Props, 'today'> & { narrowed: boolean }) {
  return (
    <Form
      role="search"
      key={JSON.stringify(asked)}
      className="mb-6 grid grid-cols-2 items-end gap-3 xl:grid-cols-[1fr_1fr_1.4fr_1fr_1fr_1fr]"
    >
      <Labelled label={words.villa} id="filter-villa">
        <select id="filter-villa" name="villa" defaultValue={asked.villaId ?? ''} className="input">
          <option value="">{words.allVillas}</option>
          {villas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={words.status} id="filter-status">
        <select id="filter-status" name="status" defaultValue={asked.status ?? ''} className="input">
          <option value="">{words.everyStatus}</option>
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={words.numberOrderIdName} id="filter-search" wide>
        <input id="filter-search" type="search" name="search" maxLength={100} defaultValue={asked.search} className="input" />
      </Labelled>
      <Labelled label={words.staysFrom} id="filter-from">
        <input id="filter-from" type="date" name="from" defaultValue={asked.from} className="input" />
      </Labelled>
      <Labelled label={words.until} id="filter-until">
        <input id="filter-until" type="date" name="until" defaultValue={asked.until} className="input" />
      </Labelled>
      <Labelled label={words.sortedBy} id="filter-sort">
        <select id="filter-sort" name="sort" defaultValue={asked.sort ?? 'made'} className="input">
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </Labelled>
      {asked.only && <input type="hidden" name="only" value={asked.only} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" name="hidden" value="1" defaultChecked={asked.hidden} className="size-5" /> {words.deleted}
        </label>
        <Button>{words.show}</Button>
        {narrowed && <LinkButton to="?">{words.clear}</LinkButton>}
      </div>
    </Form>
  )
}

type Labelling = { label: string; id: string; wide?: boolean; children: React.ReactNode }

const Labelled = ({ label, id, wide = false, children }: Labelling) => (
  <div className={wide ? 'col-span-2 min-w-0 xl:col-span-1' : 'min-w-0'}>
    <label htmlFor={id} className="mb-1 block font-semibold text-sm">
      {label}
    </label>
    {children}
  </div>
)
