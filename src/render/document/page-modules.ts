/** The modules of all pages. Imported with `?language=`, they say their words in that language. */
export const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/root.tsx', '../../web/entry.server.tsx', '../../web/routes/**/*.{ts,tsx}', '!../../web/routes/**/*.test.ts'],
  { eager: true },
)
