import { useRouteLoaderData } from 'react-router'
import type { Site } from './site.server.ts'

/** Undefined only on the error page, if the root loader failed. */
export const useSite = () => useRouteLoaderData<Site & { knowsOffice: boolean; query: string }>('root')
