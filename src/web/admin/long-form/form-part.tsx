import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import * as words from '#words/en/office-forms.ts'
import { useFold } from './use-fold.ts'

type Props = {
  id: string
  title: string
  /** It opens from its title. `open`: something in it is missing or wrong, or it is what one begins with. */
  fold?: { open: boolean }
  unsaved?: boolean
  /** Beside the title. */
  mark?: ReactNode
  /** Fields with their labels left of them. */
  rows?: boolean
  children: ReactNode
}

/** A part of a long form under a title of its own. */
export function LongFormPart({ id, title, fold, unsaved = false, mark, rows = false, children }: Props) {
  const details = useFold(fold?.open ?? false, useActionData())
  const body = <div className={rows ? 'long-form-rows' : 'long-form-fields'}>{children}</div>
  const head = (
    <>
      <h2>{title}</h2> {mark}
      {unsaved && <UnsavedMark />}
    </>
  )
  if (!fold) {
    return (
      <section id={id} data-part="" aria-label={title} className="long-form-part">
        <div className="long-form-title">{head}</div>
        {body}
      </section>
    )
  }
  return (
    <details {...details} id={id} data-part="" className="long-form-part">
      <summary className="long-form-title">{head}</summary>
      {body}
    </details>
  )
}

/** A dot that says that something in a part or a tab is not saved. */
export const UnsavedMark = () => (
  <span className="unsaved-mark">
    <span className="sr-only">({words.notSaved})</span>
  </span>
)
