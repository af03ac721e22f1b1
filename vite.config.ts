import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './scripts/browser-floor.ts'
import { chunkGroups } from './src/render/bundling/chunk-groups.ts'
import { languagesPlugin } from './src/render/bundling/languages-plugin.ts'
import { pageScriptsPlugin } from './src/render/bundling/page-scripts-plugin.ts'

const commands = ['backup', 'demo', 'doctor', 'move-pictures', 'move-to-postgres', 'new-secret', 'reset-two-step', 'restore']
// The browser's scripts in another language than English, as `src/render/bundling/build-pages.mjs` builds them.
const pageLanguage = process.env.PAGE_LANGUAGE

const serverEntries = { index: './src/start.ts', ...Object.fromEntries(commands.map((name) => [name, `./src/commands/${name}.ts`])) }

// Packages of many small files: from a bundle they load in a fraction of the time.
const bundled = ['drizzle-orm', 'zod', '@modelcontextprotocol/server', '@modelcontextprotocol/core']

// What is imported later is one small file. The helper that looks for files to preload first would be larger than the import.
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

// The server build is the whole server, so that jobs, API and the pages' loaders share one module graph. Commands are further entries.
export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(pageLanguage ?? 'en') },
  plugins: [pageScriptsPlugin(), languagesPlugin(pageLanguage), plainImports, tailwindcss(), reactRouter()],
  // The CSP allows fonts from files alone.
  build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  environments: {
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: bundled } }),
      build: { rollupOptions: { input: pageLanguage ? { manifest: 'virtual:react-router/server-manifest' } : serverEntries } },
    },
    client: {
      // Found at the start of development, not at the first page that needs them, which would be loaded twice.
      optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'] },
      build: {
        target: buildTarget,
        // Nothing is preloaded by an import (`plainImports`), so no list of files travels for it.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          // Words and rules do nothing by being imported: what a page does not use is left out, although it may be made by a call.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(words|domain)\//, sideEffects: false }] },
          // The words of a page travel with what says them, not with all other words of their file.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
}))
