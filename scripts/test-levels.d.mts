export const PURE: string[]
export function isPure(file: string): boolean
export function changedGroups(): string[]
export function noteGreen(): void
