import type { MessageTemplate } from '#contract/message-templates.ts'
import { EARLIEST_DAYS, LATEST_DAYS, MOST_HOURS } from '#domain/messages/schedule.ts'
import * as words from '#words/en/office-messages.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Field, Select } from '../../ui/field.tsx'
import { formatHour } from './describe.ts'

type Props = { template: MessageTemplate | undefined; result: FormResult | undefined }

/** How long before or after its event a text is sent. */
export function TimeFields({ template, result }: Props) {
  const { typed, errors } = result ?? {}
  const { days = -7, hour = 10, hours = null } = template ?? {}
  const far = hours ?? days
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 xl:grid-cols-4">
      <Field
        label={words.howLong}
        name="days"
        type="number"
        inputMode="numeric"
        min="0"
        max={LATEST_DAYS}
        hint={words.limits(-EARLIEST_DAYS, LATEST_DAYS, MOST_HOURS)}
        defaultValue={typed?.days ?? Math.abs(far)}
        error={errors?.days ?? errors?.hours}
      />
      <Select label={words.unit} name="unit" defaultValue={typed?.unit ?? (hours === null ? 'days' : 'hours')} error={undefined}>
        <option value="days">{words.inDays}</option>
        <option value="hours">{words.inHours}</option>
      </Select>
      <Select label={words.side} name="side" defaultValue={typed?.side ?? (far > 0 ? 'after' : 'before')} error={undefined}>
        <option value="before">{words.before}</option>
        <option value="after">{words.after}</option>
      </Select>
      <Select label={words.hour} name="hour" hint={words.hourHint} defaultValue={typed?.hour ?? String(hour)} error={errors?.hour}>
        {Array.from({ length: 24 }, (_, one) => (
          <option key={formatHour(one)} value={one}>
            {formatHour(one)}
          </option>
        ))}
      </Select>
    </div>
  )
}
