import { Form, href, useLocation } from 'react-router'
import type { TimelineStay } from '#contract/timeline.ts'
import { shortRange } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as stayWords from '#words/en/office-stay.ts'
import * as words from '#words/en/office-timeline.ts'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import type { StayMove } from '../../routes/admin/stay-move.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type Fetched, useFetched } from '../use-fetched.ts'
import { withDialog } from './asked.ts'
import { askMove, movedAddress } from './moved-address.ts'
import { TellGuestField } from './tell-guest-field.tsx'
import type { BarMove } from './use-bar-move.ts'

/** `inTheWay`: the stay that has some of the nights. */
type Props = { moved: BarMove; villa: string; inTheWay: TimelineStay | undefined; leave: () => void; result: FormResult | undefined }

/** Where a booking was dragged or moved by keys: what that would change, and the buttons. Nothing happens before 'Move'. Loaded at the first move. */
export default function MovedStay({ moved, villa, inTheWay, leave, result }: Props) {
  const read = useFetched<StayMove>(`${href('/admin/dashboard/bookings/move')}?${askMove(moved)}`)
  const text = words.moved(moved.name, villa)
  return (
    <section
      aria-label={text}
      className="night-panel"
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave()
      }}
    >
      <div className="night-panel-head">
        <p role="status">{text}</p>
        <button type="button" onClick={leave} aria-label={words.leaveIt}>
          <Icon shape={icons.close} />
        </button>
      </div>
      <p className="font-display text-xl leading-tight">{shortRange(moved.from, moved.until)}</p>
      {inTheWay ? <InTheWay stay={inTheWay} /> : <Effect read={read} result={resultFor('move', result)} />}
      <div className="mt-2 grid grid-cols-2 gap-2">
        <LinkButton to={movedAddress(moved)}>{words.openTheChange}</LinkButton>
        <Button type="button" onClick={leave}>
          {words.leaveIt}
        </Button>
      </div>
    </section>
  )
}

/** Who has the nights, with the way to the booking. */
function InTheWay({ stay: { bookingId, platform, name, checkIn, checkOut } }: { stay: TimelineStay }) {
  const says = words.hasTheNights(platform ?? (name || words.owners), shortRange(checkIn, checkOut))
  return (
    <p role="status" className="mt-2 text-brick text-sm">
      {says}{' '}
      {bookingId !== null && (
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link link-alone">
          {words.openBooking}
        </Link>
      )}
    </p>
  )
}

function Effect({ read, result }: { read: Fetched<StayMove>; result: FormResult | undefined }) {
  if (read.state === 'coming')
    return (
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {words.priceComing}
      </p>
    )
  if (read.state === 'failed') return <p className="mt-2 text-brick text-sm">{words.priceNotRead}</p>
  const { answer } = read
  if (answer.offer === null)
    return (
      <p role="status" className="mt-2 text-brick text-sm">
        {answer.problem}
      </p>
    )
  const { before, total, back, remaining, broken } = answer.offer
  const difference = total - before
  const rows = [
    [stayWords.priceBefore, formatEuros(before)],
    [stayWords.priceNow, formatEuros(total)],
    [words.difference, `${difference > 0 ? '+' : ''}${formatEuros(difference)}`],
    ...(back > 0 ? [[stayWords.refund, formatEuros(back)]] : []),
    ...(remaining > 0 ? [[stayWords.stillToPay, formatEuros(remaining)]] : []),
  ]
  return (
    <>
      <div role="status" className="night-panel-cost">
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {broken.map((rule) => (
          <p key={rule} className="text-ochre text-sm">
            {rule}
          </p>
        ))}
      </div>
      <MoveForm move={answer} result={result} />
    </>
  )
}

function MoveForm({ move: { offer, sent }, result }: { move: Extract<StayMove, { problem: null }>; result: FormResult | undefined }) {
  const { search } = useLocation()
  const { back, reasonNeeded } = offer
  return (
    <Form method="post" action={withDialog(search)} replace noValidate preventScrollReset className="mt-3 space-y-3">
      <Intent is="move" />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {reasonNeeded && (
        <Field
          label={stayWords.reason}
          id="move-reason"
          name="reason"
          maxLength={500}
          autoComplete="off"
          defaultValue={result?.typed?.reason}
          error={result?.errors?.reason}
        />
      )}
      <TellGuestField typed={result?.typed} />
      <SubmitButton acting={stayWords.oneMoment} of="move" look="act" wide>
        {back > 0 ? words.moveAndRefund(formatEuros(back)) : words.moveIt}
      </SubmitButton>
      <FormQuestion result={result} />
    </Form>
  )
}
