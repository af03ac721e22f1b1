// `npm run restore -- FILE`: loads a backup into an empty database. --replace overwrites existing data, --smaller also where the backup holds less.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('restore')
