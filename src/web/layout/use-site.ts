import { useRouteLoaderData } from 'react-router'
import type { Site } from './site.server.ts'

/** Undefined only on the error page, where even this could not be read. */
export const useSite = () => useRouteLoaderData<Site & { knowsOffice: boolean }>('root')
