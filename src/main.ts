import './private-files.ts'
import { resolve } from 'node:path'
import { importBuilt } from './import-built.ts'
import { runSite } from './run-site.ts'

const development = process.argv.includes('--dev')

// Must be set before React loads; otherwise React uses its slow development build.
process.env.NODE_ENV ??= development ? 'development' : 'production'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Please start with `npm start`: it brings the Node version that this site needs.')
  process.exit(1)
}

await runSite(
  development ? await (await import('./dev.ts')).siteFromSources(resolve(import.meta.dirname, '..')) : await importBuilt('index'),
)
