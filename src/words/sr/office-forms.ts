import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

const changes = countingIn('sr')({ one: 'izmena nije sačuvana', few: 'izmene nisu sačuvane', other: 'izmena nije sačuvano' })

export const changesNotSaved = (count: number): string => changes(count)
export const notSaved = 'nije sačuvano'
export const undo = 'Poništite'
export const undoAll = 'Poništiti sve ove izmene?'
export const undoThem = 'Poništite sve'
export const parts = 'Delovi ovog obrasca'

true satisfies Translated<typeof import('../en/office-forms.ts'), typeof import('./office-forms.ts')>
