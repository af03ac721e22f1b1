import { formatNumber } from './numbers.ts'

export const changesNotSaved = (count: number): string => (count === 1 ? '1 change not saved' : `${formatNumber(count)} changes not saved`)
export const notSaved = 'not saved'
export const undo = 'Undo'
export const undoAll = 'Undo all these changes?'
export const undoThem = 'Undo all'
export const parts = 'Parts of this form'
