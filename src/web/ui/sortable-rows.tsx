import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as words from '#words/en/controls.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useEdited } from './use-edited.ts'

type Row<T> = { key: number; value: T }

type Props<T> = {
  /** Singular name of a row, such as 'Feature'. */
  name: string
  rows: readonly T[]
  blank: T
  children: (value: T, label: string) => ReactNode
}

/** Editable rows: reorder by drag and drop or by buttons, add, remove. */
export function SortableRows<T>({ name, rows, blank, children }: Props<T>) {
  const id = useId()
  const [items, setItems] = useState<Row<T>[]>(() => rows.map((value, key) => ({ key, value })))
  const [announced, say] = useState('')
  const edited = useEdited<HTMLDivElement>(items)
  const next = useRef(rows.length)
  const dragged = useRef<number>(null)
  const focusOn = useRef<string>(null)
  // The pressed button keeps the focus when its row moves.
  useEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus()
    focusOn.current = null
  })

  const move = (from: number, to: number) => {
    const row = items[from]
    if (!row || to < 0 || to >= items.length) return
    const others = items.toSpliced(from, 1)
    setItems(others.toSpliced(to, 0, row))
    say(words.isNowNumber(name, from + 1, to + 1))
  }
  const add = () => {
    const key = next.current++
    setItems([...items, { key, value: blank }])
    focusOn.current = `${id}-${key}-first`
  }
  const dragOver = (over: number) => {
    const from = items.findIndex(({ key }) => key === dragged.current)
    if (from !== -1 && from !== over) move(from, over)
  }

  return (
    <div ref={edited}>
      <ol className="space-y-3" hidden={items.length === 0}>
        {items.map(({ key, value }, index) => (
          <li
            key={key}
            onDragOver={(event) => {
              event.preventDefault()
              dragOver(index)
            }}
            className="rounded-soft border border-sand-line bg-chalk p-3"
          >
            <div className="mb-2 flex items-center gap-1">
              <span
                aria-hidden="true"
                draggable
                onDragStart={() => {
                  dragged.current = key
                }}
                onDragEnd={() => {
                  dragged.current = null
                }}
                className="scripted mr-auto cursor-grab px-1 text-ink-soft text-sm select-none"
              >
                ⠿ {name} {index + 1}
              </span>
              <MoveButton
                id={`${id}-${key}-up`}
                label={words.moveUp(name, index + 1)}
                turned
                act={() => {
                  focusOn.current = `${id}-${key}-up`
                  move(index, index - 1)
                }}
                disabled={index === 0}
              />
              <MoveButton
                id={`${id}-${key}-down`}
                label={words.moveDown(name, index + 1)}
                act={() => {
                  focusOn.current = `${id}-${key}-down`
                  move(index, index + 1)
                }}
                disabled={index === items.length - 1}
              />
              <button
                type="button"
                aria-label={words.remove(name, index + 1)}
                onClick={() => {
                  setItems(items.filter((item) => item.key !== key))
                  focusOn.current = `${id}-add`
                }}
                className="scripted grid size-11 place-items-center rounded-soft hover:bg-sand"
              >
                <Icon shape={icons.close} className="size-4" />
              </button>
            </div>
            <div id={`${id}-${key}-first`} tabIndex={-1} className="outline-none">
              {children(value, `${name} ${index + 1}`)}
            </div>
          </li>
        ))}
      </ol>
      <Button id={`${id}-add`} type="button" onClick={add} small className="scripted mt-3">
        {words.add(name)}
      </Button>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  )
}

type Move = { id: string; label: string; turned?: boolean; act: () => void; disabled: boolean }

const MoveButton = ({ id, label, turned = false, act, disabled }: Move) => (
  <button
    id={id}
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={act}
    className="scripted grid size-11 place-items-center rounded-soft hover:bg-sand aria-disabled:opacity-30"
  >
    <Icon shape={icons.chevron} className={`size-4 ${turned ? 'rotate-180' : ''}`} />
  </button>
)
