import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/payment.ts'

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
      {words.thisPageChecksAgain}{' '}
      <a href={prefix + pathname + search} className="link">
        {words.checkNow}
      </a>
    </p>
  )
}
