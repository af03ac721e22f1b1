// `npm run move-pictures`: copies the pictures in DATA_DIR into the bucket of the S3_ settings. The folder is not changed.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('move-pictures')
