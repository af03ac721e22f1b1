import type { OwnStay } from '#contract/guest-stays.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { openTheMap } from '#words/en/payment.ts'
import * as words from '#words/en/stay.ts'
import { Prose } from '../content/prose.tsx'
import { Bay } from '../home/bay.tsx'
import { getLang, useSite } from '../layout/use-site.ts'
import { Pairs } from '../ui/pairs.tsx'
import { Panel } from './panel.tsx'

/** Address, map and hours; the owners' directions and house guide, and the door code. The server sends them only when they may be shown. */
export function House({ stay }: { stay: OwnStay }) {
  const { booking, guide, today } = stay
  const contact = useSite()?.settings.contact
  if (hasEnded(booking.status) || today > booking.checkOut) return null
  return (
    <Panel title={words.gettingHereAndGuide} id="house">
      {contact && (
        <div className="mb-4 grid items-center gap-x-8 gap-y-4 sm:grid-cols-2">
          <Bay />
          <p>
            <span className="block font-semibold">{contact.address}</span>
            {contact.mapUrl && (
              <a href={contact.mapUrl} target="_blank" rel="noreferrer" className="link link-alone no-print">
                {openTheMap}
              </a>
            )}
          </p>
        </div>
      )}
      <Pairs
        rows={[
          [words.checkIn, `${formatDayWithWeekday(booking.checkIn)}, ${words.checkInHours}`],
          [words.checkOut, `${formatDayWithWeekday(booking.checkOut)}, ${words.checkOutHour}`],
          [words.doorCode, <DoorCode key="code" stay={stay} />],
          ...(guide === null ? [[words.directions, words.onceItIsPaid] as const] : []),
        ]}
      />
      {guide && (
        <>
          <h3 className="mt-6 text-xl">{words.directions}</h3>
          {guide.directions ? <OwnersWords text={guide.directions} lang={getLang(guide, 'directions')} /> : <p>{words.notWrittenYet}</p>}
          {guide.houseGuide && (
            <>
              <h3 className="mt-6 text-xl">{words.houseGuide}</h3>
              <OwnersWords text={guide.houseGuide} lang={getLang(guide, 'houseGuide')} />
            </>
          )}
        </>
      )}
    </Panel>
  )
}

function DoorCode({ stay: { guide, doorCode, doorCodeFrom, today } }: { stay: OwnStay }) {
  if (doorCode) return <span className="font-semibold text-2xl">{doorCode}</span>
  return guide === null || today < doorCodeFrom ? words.doorCodeFrom(formatDay(doorCodeFrom)) : words.noDoorCode
}

const OwnersWords = ({ text, lang }: { text: string; lang: 'en' | undefined }) => (
  <div className="[&_h2]:mt-6 [&_h2]:text-lg">
    <Prose text={text} lang={lang} />
  </div>
)
