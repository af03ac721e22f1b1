import * as words from '#words/en/office-stay.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

/** Whether the guest gets a mail about the change; ticked by default. */
export const TellGuestField = ({ typed }: { typed: FormValues | undefined }) => (
  <Checkbox name="tell" defaultChecked={typed === undefined || typed.tell === '1'} label={words.tellTheGuest} />
)
