import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = { label: ReactNode; name?: string; className?: string; children: ReactNode }

/** Works without scripts. Scripts also close it on navigation, Escape and clicks outside. */
export function Menu({ label, name, className = '', children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (ref.current && shownOn.current !== key) ref.current.open = false
    shownOn.current = key
  }, [key])
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      ref.current.open = false
      ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
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
