import * as words from '#words/en/office-calendars.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type Props = { relays: boolean; leavesOutClosed: boolean }

/** What owners decide for each calendar. */
export function CalendarChoices({ relays, leavesOutClosed }: Props) {
  return (
    <>
      <Checkbox label={words.relays} hint={words.relaysHint} name="relays" defaultChecked={relays} />
      <Checkbox label={words.leavesOutClosed} hint={words.leavesOutClosedHint} name="leavesOutClosed" defaultChecked={leavesOutClosed} />
    </>
  )
}
