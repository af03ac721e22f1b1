import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import * as words from '#words/en/office-forms.ts'

type Props = {
  id: string
  title: string
  /** It opens from its title. `open`: something in it is missing or wrong, or it is what one begins with. */
  fold?: { open: boolean }
  unsaved?: boolean
  /** Beside the title. */
  mark?: ReactNode
  children: ReactNode
}

/** A part of a long form under a title of its own. */
export function LongFormPart({ id, title, fold, unsaved = false, mark, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const answer: unknown = useActionData()
  const open = fold?.open ?? false
  // Also after the reader had folded it.
  useEffect(() => {
    if (answer && open && details.current) details.current.open = true
  }, [answer, open])
  const head = (
    <>
      <h2>{title}</h2>
      {mark}
      {unsaved && <UnsavedMark />}
    </>
  )
  if (!fold) {
    return (
      <section id={id} data-part="" aria-label={title} className="long-form-part">
        <div className="long-form-title">{head}</div>
        <div className="long-form-rows">{children}</div>
      </section>
    )
  }
  return (
    <details ref={details} id={id} data-part="" open={open || undefined} className="long-form-part">
      <summary className="long-form-title">{head}</summary>
      <div className="long-form-rows">{children}</div>
    </details>
  )
}

/** A dot that says that something in a part or a tab is not saved. */
export const UnsavedMark = () => (
  <span className="unsaved-mark">
    <span className="sr-only">, {words.notSaved}</span>
  </span>
)
