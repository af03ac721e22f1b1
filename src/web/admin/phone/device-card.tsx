import { Form } from 'react-router'
import type { PushDevice } from '#contract/push.ts'
import { pushKinds } from '#domain/push/kinds.ts'
import * as words from '#words/en/office-phone.ts'
import { shortUserAgent } from '../../accounts/short-user-agent.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { formatMoment } from '../format-moment.ts'

const edges = [
  ['from', words.from],
  ['until', words.until],
] as const
const NIGHT = { from: '22:00', until: '07:00' }

/** A device that gets notices: of what, when not, and the ways to try and to remove it. */
export function DeviceCard({ device, result }: { device: PushDevice; result: FormResult | undefined }) {
  const { id, name, kinds, quiet, addedAt, lastSentAt, here } = device
  const errors = resultFor(`phone-${id}`, result)?.errors
  return (
    <details className="panel py-3" open={here || errors !== undefined}>
      <summary className="min-h-11 cursor-pointer">
        <span className="font-semibold">{shortUserAgent(name)}</span>
        {here && ` (${words.thisOne})`}
        <br />
        <span className="text-ink-soft text-sm">
          {words.since(formatMoment(addedAt))}
          {lastSentAt && ` · ${words.lastNotice(formatMoment(lastSentAt))}`}
        </span>
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-3 space-y-4">
        <Intent is="phone-change" />
        <input type="hidden" name="form" value={`phone-${id}`} />
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="font-semibold text-sm">{words.whatAbout}</legend>
          <div className="grid sm:grid-cols-2">
            {pushKinds.map((kind) => (
              <Checkbox key={kind} name={kind} label={words.kinds[kind]} defaultChecked={kinds.includes(kind)} />
            ))}
          </div>
        </fieldset>
        <div>
          <Checkbox name="quiet" label={words.quietHours} defaultChecked={quiet !== null} />
          <p className="text-ink-soft text-sm">{words.quietHint}</p>
        </div>
        <div className="grid max-w-xs grid-cols-2 gap-4">
          {edges.map(([edge, label]) => (
            <Field
              key={edge}
              id={`${edge}-${id}`}
              name={edge}
              label={label}
              type="time"
              defaultValue={(quiet ?? NIGHT)[edge]}
              error={errors?.[edge]}
            />
          ))}
        </div>
        <Button>{words.save}</Button>
      </Form>
      <div className="mt-4 flex flex-wrap gap-3">
        <Act is="phone-test" id={id} label={words.sendTest} />
        <Act is="phone-remove" id={id} label={words.remove} />
      </div>
    </details>
  )
}

const Act = ({ is, id, label }: { is: string; id: number; label: string }) => (
  <Form method="post" preventScrollReset>
    <Intent is={is} />
    <input type="hidden" name="id" value={id} />
    <Button small>{label}</Button>
  </Form>
)
