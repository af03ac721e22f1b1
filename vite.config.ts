import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Parts that every public page shows travel as one file: small files of their own compress worse and cost a request each.
const everyPage =
  /src\/web\/(layout\/|toasts\/|ui\/(icon|menu|picture|notice|page-title|section|photo-hero|arriving)\.|format\.|routes\/public|root\.tsx)/

// The server build is the whole server, so that jobs, API and the pages' loaders share one module graph.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/start.ts' } } },
    client: {
      // Found at the start of development, not at the first page that needs them, which would be loaded twice.
      optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'frame', test: everyPage },
              ],
            },
          },
        },
      },
    },
  },
})
