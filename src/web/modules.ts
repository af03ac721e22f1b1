/** The modules of all pages. Imported with `?language=`, they say their words in that language. */
export const modules = import.meta.glob<Record<string, unknown>>(
  ['./root.tsx', './entry.server.tsx', './routes/**/*.{ts,tsx}', '!./routes/**/*.test.ts'],
  { eager: true },
)
