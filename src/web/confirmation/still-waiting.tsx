import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

const POLL_INTERVAL_MS = 5_000

/** Reloads until the bank's answer has arrived; without scripts there is a link. */
export function StillWaiting() {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <p className="text-base">
      This page looks again by itself.{' '}
      <a href={pathname + search} className="link">
        Look now
      </a>
    </p>
  )
}
