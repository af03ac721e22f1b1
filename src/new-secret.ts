// `npm run new-secret`: replaces the signing secret, for example after a backup was lost.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('new-secret')
