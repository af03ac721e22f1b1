import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/home.en.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const SPAN = 0.06

function embedOf({ latitude, longitude }: Settings['contact']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].map((edge) => edge.toFixed(5)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

/** Loads the third-party map only after a click. */
export function MapOnRequest({ contact }: { contact: Settings['contact'] }) {
  const [asked, setAsked] = useState(false)
  const frame = 'aspect-[4/3] min-h-fit w-full rounded-soft'
  if (asked) return <iframe title={words.mapOfTheVillas} src={embedOf(contact)} className={`${frame} border border-sand-line`} />
  return (
    <div className={`relative grid place-items-center overflow-hidden py-4 bg-aegean-mist ${frame}`}>
      <Coast />
      <div className="relative w-full max-w-xs px-4 text-center">
        <Button type="button" onClick={() => setAsked(true)} className="scripted bg-chalk">
          <Icon shape={icons.pin} /> {words.showTheMap}
        </Button>
        <p className="mt-3 text-sm">
          {words.theMapComesFromOpenstreetmap}{' '}
          <a href={contact.mapUrl} target="_blank" rel="noreferrer" className="link inline-block py-1">
            {words.openItInANew}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Decorative contour lines. */
function Coast() {
  const lines = [0, 22, 44, 66, 88]
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="absolute inset-0 size-full">
      <path d="M0 0h400v60c-40 26-92 8-130 34s-22 74-66 96-70-6-110 26-60 60-94 84z" fill="#f1ebe1" />
      {lines.map((shift) => (
        <path
          key={shift}
          d="M400 70c-36 26-90 8-126 34s-22 76-66 98-66-6-106 26-56 58-90 82"
          transform={`translate(${shift} ${shift * 0.6})`}
          fill="none"
          stroke="#1c5d7c"
          strokeOpacity={0.32 - shift / 400}
        />
      ))}
    </svg>
  )
}
