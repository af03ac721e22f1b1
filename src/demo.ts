// `npm run demo`: makes a house with two years of bookings in a folder of its own, and starts its site.
import './private-files.ts'
import type * as demo from './commands/demo.ts'
import { importBuilt } from './import-built.ts'
import { runSite } from './run-site.ts'
import type * as built from './start.ts'

process.env.NODE_ENV ??= 'production'

const { demoSite }: typeof demo = await importBuilt('demo')
const made = await demoSite()
if (made) {
  const site: typeof built = await importBuilt('index')
  await runSite(site, made.env, made.deps)
}
