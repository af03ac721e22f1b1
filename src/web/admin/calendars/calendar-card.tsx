import { Form } from 'react-router'
import type { calendarCalls } from '#contract/calendars.ts'
import type { AnswerOf } from '#contract/call.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-calendars.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay } from '../use-may.ts'

export type Calendar = AnswerOf<typeof calendarCalls.list>['calendars'][number]

function describeState({
  stale,
  emptySince,
  shrunkSince,
  unreadEvents,
  readError,
  readAt,
  fetchedAt,
  reads,
}: Calendar): [sign: string, label: string] {
  if (stale) return ['failed', words.silent]
  if (emptySince !== null) return ['failed', words.suddenlyEmpty]
  if (shrunkSince !== null) return ['failed', words.suddenlyFewer]
  if (readError !== null) return ['failed', words.cannotBeRead]
  if (unreadEvents > 0) return ['failed', words.partlyRead]
  return fetchedAt === null || (reads && readAt === null) ? ['pending', words.notHeardYet] : ['paid', words.inTouch]
}

/** A calendar connection: the feed URL, and when each side last synchronised. */
export function CalendarCard({ calendar }: { calendar: Calendar }) {
  const { id, name, villa, feedUrl, importUrl, reads, readAt, readError, emptySince, shrunkSince, fetchedAt, fetchedBy, blocks } = calendar
  const { events, unreadEvents } = calendar
  const may = useMay()
  const [sign, label] = describeState(calendar)
  return (
    <article aria-labelledby={`calendar-${id}`} className="part min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`calendar-${id}`} className="font-sans font-semibold text-lg">
          {name}, {villa}
        </h2>
        <span className="state text-sm" data-status={sign}>
          {label}
        </span>
      </div>
      {feedUrl !== '' && (
        <div className="mt-3">
          <CopyField label={words.addressForToRead(name)} value={feedUrl} />
        </div>
      )}
      <p className="mt-1.5 text-ink-soft text-sm">
        {fetchedAt ? words.lastFetchedBy(fetchedBy ?? '', formatMoment(fetchedAt)) : words.hasNotFetchedItYet(name)}
      </p>
      {!reads ? (
        <p className="mt-3 text-ink-soft text-sm">{words.nothingIsReadFrom(name)}</p>
      ) : (
        <div className="mt-3 text-sm">
          <p className="font-semibold">{words.readFrom(name)}</p>
          {importUrl !== null && <p className="break-all text-ink-soft">{importUrl}</p>}
          <p className="mt-1 text-ink-soft">
            {readAt ? words.lastRead(formatMoment(readAt)) : words.neverReadYet} {words.blocks(blocks)} {words.keptFromIt}
          </p>
          {emptySince && <p className="mt-1 text-brick">{words.sinceItTells(formatMoment(emptySince))}</p>}
          {shrunkSince && <p className="mt-1 text-brick">{words.sinceItLacks(formatMoment(shrunkSince))}</p>}
          {unreadEvents > 0 && <p className="mt-1 text-brick">{words.notReadOf(unreadEvents, events)}</p>}
          {readError && <p className="mt-1 text-brick">{translateStored(readError)}</p>}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {reads && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button name="intent" value="read" small>
              {words.readNow}
              <span className="sr-only"> {`${name}, ${villa}`}</span>
            </Button>
            {(emptySince ?? shrunkSince) && may(forRoles.management) && (
              <Button name="intent" value="agree" small className="ml-3">
                {words.freeItsNights}
                <span className="sr-only"> {`${name}, ${villa}`}</span>
              </Button>
            )}
          </Form>
        )}
        {may(forRoles.management) && (
          <Form preventScrollReset className="flex flex-wrap gap-3">
            <Button name="change" value={id} small>
              {words.whatIsExchanged}
              <span className="sr-only"> {`${name}, ${villa}`}</span>
            </Button>
            <Button name="disconnect" value={id} small>
              {words.disconnect}
              <span className="sr-only"> {`${name}, ${villa}`}</span>
            </Button>
          </Form>
        )}
      </div>
    </article>
  )
}
