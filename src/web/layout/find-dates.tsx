import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { opening } from '../ui/jump-button.tsx'
import { Link } from '../ui/link.tsx'
import type { FindDatesSheetProps } from './find-dates-sheet.tsx'

const Sheet = lazy<ComponentType<FindDatesSheetProps>>(() => import('./find-dates-sheet.tsx').catch(() => ({ default: ToVillas })))

/** Where the calendar cannot be loaded. */
function ToVillas({ close }: FindDatesSheetProps) {
  const navigate = useNavigate()
  useEffect(() => {
    close()
    void navigate(href('/villas'))
  }, [close, navigate])
  return null
}

/**
 * The link to the page of all villas, where the search stands first. Once scripts run, on every other page, it opens the calendar of the
 * whole house below the header.
 */
export function FindDates({ className, children }: { className: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const here = pathname === href('/villas')
  const close = () => {
    opener?.focus({ preventScroll: true })
    setOpener(null)
  }
  return (
    <>
      <Link
        to={href('/villas')}
        aria-current={here ? 'page' : undefined}
        prefetch="intent"
        className={className}
        {...(!here && opening(setOpener))}
      >
        {children}
      </Link>
      {opener && (
        <Suspense>
          <Sheet under={opener} close={close} />
        </Suspense>
      )}
    </>
  )
}
