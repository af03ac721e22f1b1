import { Form } from 'react-router'
import type { calendarCalls } from '#contract/calendars.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Button } from '../../ui/button.tsx'
import { writtenMoment } from '../written-moment.ts'

export type Calendar = AnswerOf<typeof calendarCalls.list>['calendars'][number]

function stateOf({ stale, emptySince, readError, readAt, fetchedAt, importUrl }: Calendar): [tone: string, label: string] {
  if (stale) return ['bad', 'Silent']
  if (emptySince !== null) return ['bad', 'Suddenly empty']
  if (readError !== null) return ['bad', 'Cannot be read']
  return fetchedAt === null || (importUrl !== null && readAt === null) ? ['waiting', 'Not heard yet'] : ['good', 'In touch']
}

/** A calendar connection: the feed URL, and when each side last synchronised. */
export function CalendarCard({ calendar }: { calendar: Calendar }) {
  const { id, name, villa, feedUrl, importUrl, readAt, readError, emptySince, fetchedAt, fetchedBy, blocks } = calendar
  const [tone, label] = stateOf(calendar)
  return (
    <article aria-labelledby={`calendar-${id}`} className="panel min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`calendar-${id}`} className="font-sans font-semibold text-lg">
          {name}, {villa}
        </h2>
        <span className="badge text-sm" data-tone={tone}>
          {label}
        </span>
      </div>
      <label className="mt-3 block text-sm">
        <span className="mb-1.5 block font-semibold">Address for {name} to read</span>
        <input readOnly value={feedUrl} className="input" onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p className="mt-1.5 text-ink-soft text-sm">
        {fetchedAt ? `Last fetched by ${fetchedBy}, ${writtenMoment(fetchedAt)}.` : `${name} has not fetched it yet.`}
      </p>
      {importUrl === null ? (
        <p className="mt-3 text-ink-soft text-sm">Nothing is read from {name}.</p>
      ) : (
        <div className="mt-3 text-sm">
          <p className="font-semibold">Read from {name}</p>
          <p className="break-all text-ink-soft">{importUrl}</p>
          <p className="mt-1 text-ink-soft">
            {readAt ? `Last read ${writtenMoment(readAt)}.` : 'Never read yet.'} {blocks === 1 ? '1 block' : `${blocks} blocks`} kept from
            it.
          </p>
          {emptySince && (
            <p className="mt-1 text-brick">
              Since {writtenMoment(emptySince)} it tells of no taken nights at all. They stay kept here for a day, unless you say that this
              is right.
            </p>
          )}
          {readError && <p className="mt-1 text-brick">{readError}</p>}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {importUrl !== null && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button name="intent" value="read" small>
              Read now<span className="sr-only"> {`${name}, ${villa}`}</span>
            </Button>
            {emptySince && (
              <Button name="intent" value="agree" small className="ml-3">
                Free its nights<span className="sr-only"> {`${name}, ${villa}`}</span>
              </Button>
            )}
          </Form>
        )}
        <Form preventScrollReset>
          <Button name="disconnect" value={id} small>
            Disconnect<span className="sr-only"> {`${name}, ${villa}`}</span>
          </Button>
        </Form>
      </div>
    </article>
  )
}
