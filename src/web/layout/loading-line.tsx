import { useNavigation } from 'react-router'
import * as words from '#words/en/frame.ts'

const texts: [RegExp, string][] = [
  [/^\/villas\/./, words.loadingVillaDetails],
  [/^\/(villas)?$/, words.loadingVillaInformation],
  [/^\/gallery$/, words.loadingGallery],
]

/** Progress line during navigation; appears after a delay. */
export function LoadingLine() {
  const { state, location } = useNavigation()
  if (state === 'idle') return <div role="status" className="sr-only" />
  const text = texts.find(([path]) => location && path.test(location.pathname))?.[1] ?? words.loading
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 animate-[appear_150ms_150ms_both]">
      <div className="h-1 animate-pulse bg-terracotta" />
      <p className="mx-auto mt-2 w-fit rounded-soft bg-ink px-4 py-1.5 text-sm text-chalk">{text}</p>
    </div>
  )
}
