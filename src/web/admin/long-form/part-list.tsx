import type { ReactNode } from 'react'
import * as words from '#words/en/office-forms.ts'
import { UnsavedMark } from './form-part.tsx'

export type ListedPart = { id: string; title: string; unsaved: boolean }

/** Beside a long form: leads to its parts, and opens them. `children`: links to pages that belong to them. */
export const PartList = ({ parts, children }: { parts: readonly ListedPart[]; children?: ReactNode }) => (
  <nav aria-label={words.parts} className="part-list">
    <ul>
      {parts.map(({ id, title, unsaved }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={() => openAround(id)}>
            {title}
            {unsaved && <UnsavedMark />}
          </a>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)

/** Opens the part that is asked for, or that holds the field. */
export function openAround(id: string): void {
  const part = document.getElementById(id)?.closest('details')
  if (part) part.open = true
}
