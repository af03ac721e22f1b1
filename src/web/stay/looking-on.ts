import { createContext } from 'react'

/** Whether somebody of the office looks at the page of a stay: nothing on it leads further. */
export const LookingOn = createContext(false)
