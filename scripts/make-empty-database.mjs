// Makes the empty PostgreSQL of the embedded database, as a part of the build: a site that makes its own needs 400 MB more memory.
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

const [file] = process.argv.slice(2)
const database = await PGlite.create()
const dump = await database.dumpDataDir('gzip')
await database.close()
writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
