import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

const ASK_AGAIN_MS = 5_000

/** Looks for the bank's answer by itself; without scripts by the link. */
export function StillWaiting() {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, ASK_AGAIN_MS)
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
