import type { Picture as Shown } from '#contract/pictures.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import * as words from '#words/en/payment.ts'
import { Picture } from '../ui/picture.tsx'

type Props = {
  villa: string
  picture: Shown | null | undefined
  checkIn: CalendarDay
  checkOut: CalendarDay
  guests: number
  registration?: string
  /** Of the section; each has its own where there are two. */
  label?: string
}

export function StayFacts({ villa, picture, checkIn, checkOut, guests, registration, label = words.yourStay }: Props) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6"
    >
      {picture ? (
        <div className="sm:row-span-2 sm:self-start">
          <Picture
            picture={picture}
            sizes="(min-width: 40rem) 14rem, 7rem"
            first
            alt=""
            className="aspect-[3/2] w-full rounded-photo object-cover"
          />
        </div>
      ) : (
        <p className="grid aspect-[3/2] place-items-center rounded-photo bg-sand text-center text-ink-soft text-sm sm:row-span-2">
          {words.noImageAvailable}
        </p>
      )}
      <h2 className="min-w-0 text-2xl">{villa}</h2>
      <div className="min-w-0 max-sm:col-span-2 sm:self-start">
        <dl className="facts mt-2">
          <Fact name={words.checkIn} value={formatDayWithWeekday(checkIn)} note={words.hoursOfArrival} />
          <Fact name={words.checkOut} value={formatDayWithWeekday(checkOut)} note={words.by1100} />
          <Fact name={words.length} value={counts.nights(nightCount({ checkIn, checkOut }))} />
          <Fact name={words.guests} value={String(guests)} />
          {registration && <Fact name={words.greekRegistration} value={registration} />}
        </dl>
      </div>
    </section>
  )
}

const Fact = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <span className="block font-normal text-ink-soft text-sm">{note}</span>}
    </dd>
  </div>
)
