import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useFieldFigures } from '../layout/field-figures.ts'
import { Frame } from '../layout/frame.tsx'

export default function Public() {
  useFieldFigures()
  // From here on links load data instead of documents.
  useEffect(() => document.querySelector('[type=speculationrules]')?.remove(), [])
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
