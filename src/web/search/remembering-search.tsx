import { type ComponentProps, useEffect, useState } from 'react'
import { REMEMBERED } from './remembered-key.ts'
import { type Asked, CHECK_IN, type SearchDays, StaySearch } from './stay-search.tsx'

type Remembered = Omit<Asked, 'guests'>

type Props = {
  days: SearchDays
  asked?: Asked
  /** The address names dates, which then stand in the form. */
  dated?: boolean
} & Pick<ComponentProps<typeof StaySearch>, 'more' | 'children'>

const NOTHING: Asked = { checkIn: '', checkOut: '', guests: '2', dates: '' }

/** The form with the dates of the address, else with those that this browser remembers. */
export function RememberingSearch({ days, asked = NOTHING, dated = false, ...more }: Props) {
  const [last, setLast] = useState<Remembered | null>(null)
  useEffect(() => {
    void readRemembered().then((stay) => isUntouched() && setLast(stay))
  }, [])
  const shown = !dated && last && last.checkIn >= days.checkIn ? { ...asked, ...last } : asked
  return (
    <div data-action>
      <StaySearch key={Object.values(shown).join()} days={days} asked={shown} look={dated ? 'plain' : 'act'} {...more} />
    </div>
  )
}

/** Most visitors have chosen no dates yet, and load nothing for them. */
async function readRemembered(): Promise<Remembered | null> {
  try {
    return localStorage.getItem(REMEMBERED) === null ? null : (await import('./remembered-dates.ts')).rememberedDates()
  } catch {
    return null
  }
}

/** Dates that a guest has typed meanwhile stay. */
const isUntouched = () => (document.getElementById(CHECK_IN) as HTMLInputElement | null)?.value === ''
