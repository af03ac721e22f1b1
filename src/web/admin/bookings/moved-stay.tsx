import { shortDay } from '#words/en/days.ts'
import * as words from '#words/en/office-timeline.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { movedAddress } from './moved-address.ts'
import type { BarMove } from './use-bar-move.ts'

type Props = { moved: BarMove | null; villa: string; leave: () => void }

/** Where the keyboard has moved a booking, with the link to what would change. */
export function MovedStay({ moved, villa, leave }: Props) {
  if (!moved) return null
  const text = words.moved(moved.name, villa, shortDay(moved.from), shortDay(moved.until))
  return (
    <section aria-label={text} className="panel sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-4 shadow-2xl">
      <p role="status" className="font-semibold">
        {text}
      </p>
      <LinkButton to={movedAddress(moved)} look="act">
        {words.seeTheChange}
      </LinkButton>
      <Button type="button" onClick={leave}>
        {words.leaveIt}
      </Button>
    </section>
  )
}
