import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { kilometres, metres } from '#words/en/numbers.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import bay from './bay.svg?no-inline'

const SPAN = 0.06

function toEmbedAddress({ latitude, longitude }: Settings['contact']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].map((edge) => edge.toFixed(5)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

/** Where a label stands on the drawing, in percent. */
const places = [
  ['left-[55%] top-[58%]', words.quietBeach, metres(100)],
  ['left-[10%] top-[42%]', words.village, kilometres(5)],
  ['left-[8%] top-[8%]', words.airport, kilometres(100)],
  ['left-[81%] top-[29%]', words.mountAthos, null],
] as const

/** A drawn map of the bay; the third-party map is loaded only after a click. */
export function MapOnRequest({ contact }: { contact: Settings['contact'] }) {
  const [asked, setAsked] = useState(false)
  return (
    <div>
      {asked ? (
        <iframe
          title={words.mapOfTheVillas}
          src={toEmbedAddress(contact)}
          className="aspect-[64/45] w-full rounded-photo border border-sand-line"
        />
      ) : (
        <figure className="relative overflow-hidden rounded-photo text-xs leading-tight">
          <img src={bay} alt="" width={640} height={450} loading="lazy" className="w-full" />
          <figcaption>
            <span className="absolute top-[50%] right-[60%] font-semibold text-here">{words.theVillas}</span>
            {places.map(([where, name, distance]) => (
              <span key={name} className={`absolute ${where}`}>
                <b className="block font-semibold">{name}</b>
                {distance}
              </span>
            ))}
          </figcaption>
        </figure>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        {!asked && (
          <button type="button" onClick={() => setAsked(true)} className="link link-alone scripted">
            <Icon shape={icons.pin} className="size-4.5" /> {words.showTheMap}
          </button>
        )}
        <span className="text-ink-soft">
          {words.theMapComesFromOpenstreetmap}{' '}
          <a href={contact.mapUrl} target="_blank" rel="noreferrer" className="link inline-block py-1">
            {words.openItInANew}
          </a>
        </span>
      </p>
    </div>
  )
}
