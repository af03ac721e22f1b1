import type { OwnStay } from '#contract/guest-stays.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/stay.ts'
import { Prose } from '../content/prose.tsx'
import { getLang } from '../layout/use-site.ts'
import { Panel } from './panel.tsx'

/** The owners' directions and house guide, and the door code. The server sends them only when they may be shown. */
export function House({ stay: { booking, guide, doorCode, doorCodeFrom, today } }: { stay: OwnStay }) {
  if (hasEnded(booking.status) || today > booking.checkOut) return null
  return (
    <Panel title={words.gettingHereAndGuide} id="house">
      {guide === null && <p>{words.onceItIsPaid}</p>}
      <h3 className="mt-4 text-lg">{words.doorCode}</h3>
      {doorCode ? (
        <p className="font-semibold text-2xl tabular">{doorCode}</p>
      ) : (
        <p>{guide === null || today < doorCodeFrom ? words.doorCodeFrom(formatDay(doorCodeFrom)) : words.noDoorCode}</p>
      )}
      {guide && (
        <>
          <h3 className="mt-6 text-lg">{words.directions}</h3>
          {guide.directions ? <OwnersWords text={guide.directions} lang={getLang(guide, 'directions')} /> : <p>{words.notWrittenYet}</p>}
          {guide.houseGuide && (
            <>
              <h3 className="mt-6 text-lg">{words.houseGuide}</h3>
              <OwnersWords text={guide.houseGuide} lang={getLang(guide, 'houseGuide')} />
            </>
          )}
        </>
      )}
    </Panel>
  )
}

const OwnersWords = ({ text, lang }: { text: string; lang: 'en' | undefined }) => (
  <div className="[&_h2]:mt-6 [&_h2]:text-lg">
    <Prose text={text} lang={lang} />
  </div>
)
