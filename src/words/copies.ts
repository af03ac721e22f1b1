import type { Language } from './languages.ts'

/** Copies of a module for all languages, as `?languages` imports them (`src/render/bundling/languages-plugin.ts`). */
export type Copies<Module> = Record<Language, Module>

/** Chooses the copy for a language. `found`: what `import.meta.glob` finds; without Vite, as in benches, there is English alone. */
export const copyIn =
  <Module>(english: Module, found: Record<string, Copies<Module>>) =>
  (language: Language): Module =>
    Object.values(found)[0]?.[language] ?? english
