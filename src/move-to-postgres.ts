// `npm run move-to-postgres`: copies the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL. Pictures are not moved.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('move-to-postgres')
