import { type DragEvent, useEffect } from 'react'
import { Form, useSubmit } from 'react-router'
import * as words from '#words/en/office-catalogue.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Image, ImageCard } from './image-card.tsx'

/** `order`: of all pictures of the list, of which a page is shown. */
type Props = { images: Image[]; order: readonly number[]; at: (dialog: Record<string, number>) => string; result: FormResult | undefined }

/** Only pictures of this list are dropped on it. */
const DRAGGED = 'application/x-gallery-picture'

/** Pictures in the order of the gallery: dragged onto another one, or moved by their buttons. */
export function OrderedImages({ images, order, at, result }: Props) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  useFocusOnMoved(result, images)
  const drop = (event: DragEvent, target: number, index: number) => {
    const id = Number(event.dataTransfer.getData(DRAGGED))
    if (!id || id === target) return
    event.preventDefault()
    const from = images.findIndex((image) => image.id === id)
    void submit({ intent: 'move', id, target, side: from < index ? 'after' : 'before' }, { method: 'post', preventScrollReset: true })
  }
  return (
    <ul className="gallery-grid">
      {images.map((image, index) => (
        <li
          key={image.id}
          draggable={hydrated}
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(image.id))}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
          }}
          onDrop={(event) => drop(event, image.id, index)}
        >
          <ImageCard image={image} at={at} />
          <div className="flex justify-between">
            <Move image={image} target={order[order.indexOf(image.id) - 1]} side="before" />
            <Move image={image} target={order[order.indexOf(image.id) + 1]} side="after" />
          </div>
        </li>
      ))}
    </ul>
  )
}

type Side = 'before' | 'after'
type MoveProps = { image: Image; target: number | undefined; side: Side }
const looks = { before: [icons.previous, words.earlier], after: [icons.next, words.later] } as const

/** Button that changes places with the picture before or after; an empty place at the ends. */
function Move({ image: { id, alt }, target, side }: MoveProps) {
  const [shape, label] = looks[side]
  if (target === undefined) return <span />
  return (
    <Form method="post" preventScrollReset>
      <Intent is="move" />
      <input type="hidden" name="form" value={`${side}-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="side" value={side} />
      <Button id={`${side}-${id}`} small className="min-w-11 px-2!">
        <Icon shape={shape} className="size-5" />
        <span className="sr-only">{label(alt)}</span>
      </Button>
    </Form>
  )
}

/** Keeps the focus on the button that was pressed, so that it can be pressed again; at an end on the other one. */
function useFocusOnMoved(result: FormResult | undefined, images: Image[]): void {
  const order = images.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new order is shown after the result
  useEffect(() => {
    const [side, id] = result?.saved && result.form ? result.form.split('-') : []
    const other = side === 'before' ? 'after' : 'before'
    const button = id ? (document.getElementById(`${side}-${id}`) ?? document.getElementById(`${other}-${id}`)) : null
    button?.focus()
  }, [result, order])
}
