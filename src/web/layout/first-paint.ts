import { type ComponentType, createContext, type ReactNode } from 'react'

/** `head`: inlined styles and fonts. `Scripts`: React Router's scripts, delayed until the first paint. */
export type FirstPaintParts = { head: ReactNode; Scripts: ComponentType }

/** Elements that only the server renders. Null in the browser: hydration keeps server-rendered elements in the head. */
export const FirstPaint = createContext<FirstPaintParts | null>(null)
