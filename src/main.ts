import './private-files.ts'
import { resolve } from 'node:path'
import { importBuilt } from './import-built.ts'
import type * as built from './start.ts'

const development = process.argv.includes('--dev')

// Must be set before React loads; otherwise React uses its slow development build.
process.env.NODE_ENV ??= development ? 'development' : 'production'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Please start with `npm start`: it brings the Node version that this site needs.')
  process.exit(1)
}

const { startSite, startFailure }: Pick<typeof built, 'startSite' | 'startFailure'> = development
  ? await (await import('./dev.ts')).siteFromSources(resolve(import.meta.dirname, '..'))
  : await importBuilt('index')
try {
  const stop = await startSite()
  const end = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (error) {
  const words = startFailure(error)
  if (words === null) throw error
  console.error(`\n${words}\n`)
  process.exit(1)
}
