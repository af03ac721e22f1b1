// `npm run doctor`: checks the configuration and every service that the site depends on.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('doctor')
