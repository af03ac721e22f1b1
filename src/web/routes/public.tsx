import { type ComponentType, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useFieldFigures } from '../layout/field-figures.ts'
import { Frame } from '../layout/frame.tsx'
import { siteStyles } from '../layout/site-styles.tsx'
import stays from '../styles/stays.css?url'

export const links = siteStyles

/** Loads the styles of stays where the document came without: other pages are reached without a document. */
function loadStays(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue('--stays')) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stays }))
}

export default function Public() {
  useFieldFigures()
  useEffect(() => {
    // From here on links load data instead of documents.
    document.querySelector('[type=speculationrules]')?.remove()
    loadStays()
  }, [])
  const [DraftStore, setDraftStore] = useState<ComponentType>()
  // Loaded for pages with forms, and elsewhere with the first movement of a guest.
  useEffect(() => {
    const load = () =>
      void import('../forms/draft-store.tsx').then(
        (loaded) => setDraftStore(() => loaded.DraftStore),
        () => {},
      )
    if (document.querySelector('main [name=intent]')) load()
    else for (const type of ['pointermove', 'touchstart', 'keydown']) addEventListener(type, load, { once: true })
  }, [])
  return (
    <Frame>
      {DraftStore && <DraftStore />}
      <Outlet />
    </Frame>
  )
}
