import { type ReactNode, Suspense, use } from 'react'

/** Loader data that a change of pages does not wait for. A first visit gets it whole from the server. */
export type Arriving<T> = T | { arriving: Promise<T> }

type Props<T> = { data: Arriving<T>; meanwhile: ReactNode; children: (data: T) => ReactNode }

/** Shows the page's shape at once and fills it when its data is there. */
export function WhenArrived<T extends object>({ data, meanwhile, children }: Props<T>) {
  if (!('arriving' in data)) return children(data)
  return (
    <Suspense fallback={meanwhile}>
      <Arrived data={data.arriving}>{children}</Arrived>
    </Suspense>
  )
}

const Arrived = <T,>({ data, children }: { data: Promise<T>; children: (data: T) => ReactNode }) => children(use(data))
