import { type ReactNode, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const SPAN = 0.06

function toEmbedAddress({ latitude, longitude }: Settings['contact']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].map((edge) => edge.toFixed(5)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

/** A drawn map (`bay.tsx`); the third-party map is loaded only after a click. */
export function MapOnRequest({ contact, drawing }: { contact: Settings['contact']; drawing: ReactNode }) {
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
        drawing
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
