import { useRouteLoaderData } from 'react-router'
import type { Place } from './office-places.ts'

/** How much waits in a place, as the loader of the office has read it. */
export const useWaiting = (place: Place): number =>
  useRouteLoaderData<{ waiting: Partial<Record<Place, number>> }>('routes/admin/office')?.waiting[place] ?? 0
