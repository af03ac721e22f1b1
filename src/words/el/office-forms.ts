import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

const changes = countingIn('el')({ one: 'αλλαγή δεν αποθηκεύτηκε', other: 'αλλαγές δεν αποθηκεύτηκαν' })

export const changesNotSaved = (count: number): string => changes(count)
export const notSaved = 'δεν αποθηκεύτηκε'
export const undo = 'Αναίρεση'
export const undoAll = 'Αναίρεση όλων αυτών των αλλαγών;'
export const undoThem = 'Αναίρεση όλων'
export const parts = 'Ενότητες της φόρμας'

true satisfies Translated<typeof import('../en/office-forms.ts'), typeof import('./office-forms.ts')>
