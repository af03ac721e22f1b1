import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { prefix } from '#words/en/language.ts'
import type { VillaNights } from '../routes/villa-nights.ts'

/**
 * The nights of the page, or those that the browser asks for once the calendar is near, or is asked for by `load`. `part`: put this ref on
 * the calendar.
 */
export function useVillaNights(slug: string, prices: VillaNights | null) {
  const part = useRef<HTMLElement>(null)
  const [near, load] = useNear(part)
  const [found, setFound] = useState<{ slug: string; nights: VillaNights | null }>()
  const wanted = near && prices === null
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const read = async () => {
      const response = await fetch(prefix + href('/villas/:slug/free-nights', { slug }), { signal: leaving.signal })
      return response.ok ? ((await response.json()) as VillaNights) : null
    }
    const show = async () => {
      const nights = await read().catch(() => null)
      if (!leaving.signal.aborted) setFound({ slug, nights })
    }
    void show()
    return () => leaving.abort()
  }, [slug, wanted])
  const here = found?.slug === slug ? found : undefined
  return { part, load, loading: near, nights: prices ?? here?.nights ?? null, failed: prices === null && here?.nights === null }
}

/** How far below the screen the calendar is when it is loaded. */
const NEAR = '600px'

/** Whether a part of the page has come near the screen, or is wanted now. */
function useNear(part: RefObject<HTMLElement | null>): [near: boolean, now: () => void] {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current || near) return
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part, near])
  const now = useCallback(() => setNear(true), [])
  return [near, now]
}
