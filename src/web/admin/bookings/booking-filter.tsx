import { Form, useLocation } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { type SavedFilter, savedFilterNames, savedFilters } from '#domain/bookings/saved-filters.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { monthDay } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import { formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { type BookingsAsked, sorts, toFilterQuery } from './asked.ts'

type Villas = Pick<Villa, 'id' | 'name'>[]
type Props = { asked: BookingsAsked; villas: Villas; today: CalendarDay; counts: Record<SavedFilter, number> | null }

/** Search, saved filters with what they find, and all other filters behind a button. All of it is in the address. */
export function BookingFilter({ asked, villas, today, counts }: Props) {
  const chosen = toFilterQuery(asked)
  const saved = savedFilters(today)
  const current = savedFilterNames.find((name) => chosen === toSavedQuery(name, saved))
  return (
    <div className="filters">
      <Form role="search" key={chosen} className="filter-form">
        <Search asked={asked} />
        <details className="filter-more">
          <summary className="chip">
            <Icon shape={icons.sliders} className="size-4" />
            {words.filter}
          </summary>
          <div className="filter-panel">
            <Fields asked={asked} villas={villas} />
          </div>
        </details>
        {asked.only && <input type="hidden" name="only" value={asked.only} />}
        {asked.hidden && <input type="hidden" name="hidden" value="1" />}
      </Form>
      <nav aria-label={words.savedFilters} className="filter-saved">
        {current === undefined && <Chosen asked={asked} villas={villas} />}
        {savedFilterNames.map((name) => (
          <Link key={name} to={`?${toSavedQuery(name, saved)}`} aria-current={name === current ? 'true' : undefined} className="chip">
            {words.nameOfFilter[name]} {counts && <span className="chip-count">{formatNumber(counts[name])}</span>}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** The list opens with the first. */
const toSavedQuery = (name: SavedFilter, saved: ReturnType<typeof savedFilters>) =>
  name === 'from_today' ? '' : toFilterQuery(saved[name])

function Search({ asked }: Pick<Props, 'asked'>) {
  return (
    <div className="filter-search">
      <Icon shape={icons.search} className="size-4" />
      <input
        type="search"
        name="search"
        id="filter-search"
        aria-label={words.numberOrderIdName}
        placeholder={words.numberOrderIdName}
        maxLength={100}
        defaultValue={asked.search}
      />
      <Button small>{words.show}</Button>
    </div>
  )
}

function Fields({ asked, villas }: Pick<Props, 'asked' | 'villas'>) {
  return (
    <>
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
      <Field compact label={words.staysFrom} id="filter-from" type="date" name="from" defaultValue={asked.from} />
      <Field compact label={words.until} id="filter-until" type="date" name="until" defaultValue={asked.until} />
      <Select compact label={words.sortedBy} id="filter-sort" name="sort" defaultValue={asked.sort ?? 'made'}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Select>
      <Button look="act">{words.show}</Button>
    </>
  )
}

/** Each filter that was chosen by hand, and how to be without it. */
function Chosen({ asked, villas }: Pick<Props, 'asked' | 'villas'>) {
  const { search } = useLocation()
  const { villaId, status, from, until, only, hidden } = asked
  const chosen: [name: string, label: string | undefined][] = [
    ['search', asked.search && `“${asked.search}”`],
    ['villa', villas.find(({ id }) => id === villaId)?.name],
    ['status', status && statusLabels[status]],
    ['from', from && words.stayedFrom(monthDay(from))],
    ['until', until && words.stayedUntil(monthDay(until))],
    ['only', only && words.nameOfFilter[only]],
    ['hidden', hidden ? words.nameOfFilter.deleted : undefined],
  ]
  const without = (name: string) => {
    const query = new URLSearchParams(search)
    query.delete(name)
    query.delete('page')
    return `?${query}`
  }
  return chosen.map(
    ([name, label]) =>
      label && (
        <Link key={name} to={without(name)} aria-label={words.withoutFilter(label)} className="chip" data-chosen>
          {label}
          <Icon shape={icons.close} className="size-3.5" />
        </Link>
      ),
  )
}
