import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { lastOfMonth } from '#domain/month.ts'
import { statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-bookings.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
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
      <Select compact label={words.villa} id="filter-villa" name="villa" defaultValue={asked.villaId ?? ''}>
        <option value="">{words.allVillas}</option>
        <VillaOptions villas={villas} />
      </Select>
      <Select compact label={words.status} id="filter-status" name="status" defaultValue={asked.status ?? ''}>
        <option value="">{words.everyStatus}</option>
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Select>
      <div className="col-span-2 min-w-0 xl:col-span-1">
        <Field
          compact
          label={words.numberOrderIdName}
          id="filter-search"
          type="search"
          name="search"
          maxLength={100}
          defaultValue={asked.search}
        />
      </div>
      <Field compact label={words.staysFrom} id="filter-from" type="date" name="from" defaultValue={asked.from} />
      <Field compact label={words.until} id="filter-until" type="date" name="until" defaultValue={asked.until} />
      <Select compact label={words.sortedBy} id="filter-sort" name="sort" defaultValue={asked.sort ?? 'made'}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Select>
      {asked.only && <input type="hidden" name="only" value={asked.only} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox compact name="hidden" defaultChecked={asked.hidden} label={words.deleted} />
        <Button>{words.show}</Button>
        {narrowed && <LinkButton to="?">{words.clear}</LinkButton>}
      </div>
    </Form>
  )
}
