import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react'

/** `id`: of the list, one of its kind on the page. `name`: of the button, where its label does not say all. */
type Props = { id: string; name: string; label: ReactNode; className?: string; children: ReactNode }

/** A button with a list of links. It opens without scripts; with them its first link has the focus, and arrows, Home and End move in it. */
export function PopoverMenu({ id, name, label, className = '', children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]

  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to)?.focus()
  }
  const enter = ({ newState }: ToggleEvent) => newState === 'open' && items()[0]?.focus()

  return (
    <>
      <button type="button" popoverTarget={id} aria-label={name} className={className}>
        {label}
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        onKeyDown={move}
        onToggle={enter}
        onClick={() => list.current?.hidePopover()}
        className="menu-list"
      >
        {children}
      </ul>
    </>
  )
}
