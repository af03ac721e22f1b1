// `npm run backup`: writes all data of the site into one file. The site may be running.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('backup')
