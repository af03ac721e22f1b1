import { data, Form, href } from 'react-router'
import { changeoverCalls } from '#contract/changeovers.ts'
import { CHECK_OUT_TIME } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, formatTime } from '#words/en/days.ts'
import * as noteWords from '#words/en/office-changeovers.ts'
import * as words from '#words/en/office-timeline.ts'
import { bedConfiguration } from '#words/en/villas.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { type ChangeoverRow, type Changeovers as Listed, pairMoves } from '../../admin/dashboard/changeover-rows.ts'
import { NotePictures } from '../../admin/dashboard/note-pictures.tsx'
import { formatMoment } from '../../admin/format-moment.ts'
import '../../admin/dashboard/changeovers.css'
import '../../admin/dashboard/today.css'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, done, officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/changeovers'

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await apiResult(getApi(context)(changeoverCalls.list, {}))
  return data({ listed: answer ?? null, error: refused?.message ?? null }, { headers: { 'cache-control': 'no-store' } })
}

export const action = officeAction({
  note: change(changeoverCalls.note, {
    to: href('/admin/dashboard/changeovers'),
    input: (values) => values,
    done: noteWords.noteSaved,
    fieldless: true,
  }),
  picture: async (form) => {
    const files = form.fields.getAll('files').filter((file) => file instanceof File && file.size > 0)
    await form.call(changeoverCalls.addPicture, { ...form.values, files }, { fieldless: true })
    return done(href('/admin/dashboard/changeovers'), noteWords.pictureSaved)
  },
  'remove-picture': change(changeoverCalls.removePicture, {
    to: href('/admin/dashboard/changeovers'),
    done: noteWords.pictureRemoved,
    fieldless: true,
  }),
})

export const clientAction = officeClientAction

export default function Changeovers({ loaderData: { listed, error }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <AdminPage title={words.changeovers}>
      <p className="measure text-ink-soft">
        {words.theNextFortnight} {noteWords.noteHint}
      </p>
      <FormFailure result={isOfPhoto(actionData) ? undefined : actionData} here={href('/admin/dashboard/changeovers')} />
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {listed?.days.length === 0 && <p className="mt-4 text-lg">{words.none}</p>}
      {listed?.days.map((day) => (
        <DayOfMoves key={day.day} day={day} listed={listed} result={actionData} />
      ))}
    </AdminPage>
  )
}

/** Said at the form of the photo. */
const isOfPhoto = (result: FormResult | undefined) => result?.form?.startsWith('picture-') ?? false

type DayProps = { day: Listed['days'][number]; listed: Listed; result: FormResult | undefined }

function DayOfMoves({ day, listed, result }: DayProps) {
  const id = `day-${day.day}`
  return (
    <section aria-labelledby={id} className="turns">
      <h2 id={id}>
        {day.day === listed.today && `${words.today}, `}
        {formatDayWithWeekday(day.day)}
      </h2>
      <ul>
        {pairMoves(day).map((row) => (
          <Turn key={row.villaId} row={row} day={day.day} listed={listed} result={result} />
        ))}
      </ul>
    </section>
  )
}

type TurnProps = Pick<DayProps, 'listed' | 'result'> & { row: ChangeoverRow; day: string }

function Turn({ row: { villaId, villa, leaving, arriving }, day, listed, result }: TurnProps) {
  const beds = listed.beds.find((one) => one.villaId === villaId)
  const noted = listed.notes.find((one) => one.villaId === villaId && one.day === day)
  return (
    <li className="turn">
      <div>
        <h3>{villa}</h3>
        {beds && <p>{bedConfiguration(beds)}</p>}
      </div>
      <div>
        {leaving.map((stay) => (
          <p key={stay.nights}>
            <b>
              {words.leaves} {formatTime(CHECK_OUT_TIME)}
            </b>
            {`, ${saysGuests(stay.guests)}, ${words.after(counts.nights(stay.nights))}`}
          </p>
        ))}
      </div>
      <div>
        {arriving.map((stay) => (
          <p key={stay.nights}>
            <b>{arrivesWhen(stay)}</b>
            {`, ${saysGuests(stay.guests)}, ${words.forNights(counts.nights(stay.nights))}`}
          </p>
        ))}
      </div>
      <div className="turn-house">
        <Readiness villaId={villaId} villa={villa} day={day} note={noted?.note ?? ''} readyAt={noted?.readyAt ?? null} />
        <NotePictures villaId={villaId} villa={villa} day={day} pictures={noted?.pictures ?? []} result={result} />
      </div>
    </li>
  )
}

const arrivesWhen = ({ arrivalTime, guests }: ChangeoverRow['arriving'][number]): string => {
  const time = arrivalTime ? words.at(formatTime(arrivalTime)) : guests === null ? '' : words.noTimeYet
  return time ? `${words.arrives} ${time}` : words.arrives
}

const saysGuests = (guests: number | null): string => (guests === null ? words.guestsUnknown : counts.guests(guests))

type ReadinessProps = { villaId: number; villa: string; day: string; note: string; readyAt: string | null }

/** A note for those who come next, and the tick that the villa is ready. */
function Readiness({ villaId, villa, day, note, readyAt }: ReadinessProps) {
  return (
    <Form method="post" replace preventScrollReset className="turn-note">
      <Intent is="note" />
      <input type="hidden" name="villaId" value={villaId} />
      <input type="hidden" name="day" value={day} />
      {readyAt && (
        <p className="turn-ready">
          <Icon shape={icons.check} className="size-4" /> {noteWords.readySince(formatMoment(readyAt))}
        </p>
      )}
      {note && <p className="turn-said">{note}</p>}
      <details key={note} className="turn-fold no-print">
        <summary>
          {note ? noteWords.changeNote : noteWords.addNote}
          <span className="sr-only"> {villa}</span>
        </summary>
        <input
          type="text"
          name="note"
          defaultValue={note}
          maxLength={500}
          autoComplete="off"
          aria-label={noteWords.noteLabel(villa)}
          className="input"
        />
        <Button small>
          {noteWords.saveNote}
          <span className="sr-only"> {villa}</span>
        </Button>
      </details>
      <Button small name="state" value={readyAt ? 'open' : 'ready'} className="no-print">
        {readyAt ? noteWords.notReady : noteWords.ready}
        <span className="sr-only"> {villa}</span>
      </Button>
    </Form>
  )
}
