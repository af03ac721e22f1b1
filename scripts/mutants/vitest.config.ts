import { defineConfig } from 'vitest/config'
import { languagesPlugin } from '../../src/render/bundling/languages-plugin.ts'

// Stryker takes no `tsconfig.json` (its `tsconfigFile` names none), because it cannot read one with TypeScript 7; the tests need none.
export default defineConfig({
  plugins: [languagesPlugin(undefined)],
  test: { include: ['src/domain/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
