import { useEffect, useState } from 'react'
import { Notice } from './notice.tsx'

const SHOWN_FOR_MS = 5_000

export type Said = { tone: 'good' | 'bad'; text: string }

/** Message for a whole form; announced to screen readers, hidden after five seconds. Each answer must be a new object. */
export function Banner({ said }: { said: Said | undefined }) {
  const [over, setOver] = useState<Said>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setOver(said), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div role="status" aria-live={said?.tone === 'bad' ? 'assertive' : 'polite'} className="sticky top-3 z-20">
      {said && said !== over && (
        <div className="mb-6 animate-[arrive_180ms_ease-out] shadow-[0_8px_30px_rgb(18_40_58/0.12)]">
          <Notice tone={said.tone}>
            <p className="text-base">{said.text}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}
