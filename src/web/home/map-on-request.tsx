import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import coast from './coast.svg?no-inline'

const SPAN = 0.06

function toEmbedAddress({ latitude, longitude }: Settings['contact']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].map((edge) => edge.toFixed(5)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

/** Loads the third-party map only after a click. `wide`: for the whole width of a page. */
export function MapOnRequest({ contact, wide = false }: { contact: Settings['contact']; wide?: boolean }) {
  const [asked, setAsked] = useState(false)
  const frame = `aspect-[4/3] w-full rounded-soft ${wide ? 'sm:aspect-[5/2]' : ''}`
  if (asked) return <iframe title={words.mapOfTheVillas} src={toEmbedAddress(contact)} className={`${frame} border border-sand-line`} />
  return (
    <div className={`relative grid place-items-center overflow-clip py-4 bg-aegean-mist ${frame}`}>
      <img src={coast} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
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
