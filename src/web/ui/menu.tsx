import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = { label: ReactNode; name?: string; className?: string; children: ReactNode }

/** Works without scripts. Scripts also close it on another page, on a choice, on Escape and on clicks outside. */
export function Menu({ label, name, className = '', children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)

  useEffect(() => {
    // A menu opened before hydration stays open, and so does one on a page that only changes its query.
    if (ref.current && shownOn.current !== pathname) ref.current.open = false
    shownOn.current = pathname
  }, [pathname])
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false
    }
    const closeOnChoice = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (ref.current && link && ref.current.contains(link)) ref.current.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      ref.current.open = false
      ref.current.querySelector('summary')?.focus()
    }
    const gone = new AbortController()
    document.addEventListener('pointerdown', closeOutside, gone)
    document.addEventListener('focusin', closeOutside, gone)
    document.addEventListener('click', closeOnChoice, gone)
    document.addEventListener('keydown', closeOnEscape, gone)
    return () => gone.abort()
  }, [])

  return (
    <details ref={ref} className={`group relative ${className}`}>
      <summary aria-label={name} className="flex min-h-11 items-center gap-1.5">
        {label}
      </summary>
      {children}
    </details>
  )
}
