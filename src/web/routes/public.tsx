import { type ComponentType, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useFieldFigures } from '../layout/field-figures.ts'
import { Frame } from '../layout/frame.tsx'

export default function Public() {
  useFieldFigures()
  // From here on links load data instead of documents.
  useEffect(() => document.querySelector('[type=speculationrules]')?.remove(), [])
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
