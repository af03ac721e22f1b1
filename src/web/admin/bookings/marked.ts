import type { BarMove } from './use-bar-move.ts'
import type { Chosen } from './use-night-choice.ts'

/** Nights of a villa that are marked: chosen, or those that a stay would get. */
export type Marked = Chosen | BarMove
