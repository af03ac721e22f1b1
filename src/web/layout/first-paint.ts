import { type ComponentType, createContext, type ReactNode } from 'react'

/** `head`: inlined styles and fonts. `Scripts`: React Router's, held until the first paint. */
export type FirstPaintParts = { head: ReactNode; Scripts: ComponentType }

/** What only the server renders. Null in the browser: hydration leaves elements of the server in the head as they are. */
export const FirstPaint = createContext<FirstPaintParts | null>(null)
