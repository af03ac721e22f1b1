import * as words from '#words/office-stay-change.en.ts'
import type { FormValues } from '../../forms/form-result.ts'

/** Whether the guest is told of the change by mail; ticked until the owner says not to. */
export const TellGuestField = ({ typed }: { typed: FormValues | undefined }) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name="tell"
      value="1"
      defaultChecked={typed === undefined || typed.tell === '1'}
      className="size-5 accent-aegean"
    />
    {words.tellTheGuest}
  </label>
)
