import * as words from '#words/office-stay-change.en.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

/** Whether the guest is told of the change by mail; ticked until the owner says not to. */
export const TellGuestField = ({ typed }: { typed: FormValues | undefined }) => (
  <Checkbox name="tell" defaultChecked={typed === undefined || typed.tell === '1'} label={words.tellTheGuest} />
)
