// The site that all browser stories share: as `npm start` runs it, on first content with small pictures.
import { resolve } from 'node:path'
import { openDatabase } from '../../src/server/db/client.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { readEnv } from '../../src/server/env.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { copyTemplate } from '../processes.ts'
import { seedSmall } from './first-content.ts'

const env = readEnv(process.env)
await copyTemplate(env.DATA_DIR)
const database = await openDatabase({ dataDir: env.DATA_DIR })
await migrate(database, resolve(import.meta.dirname, '..', '..', 'migrations'))
await seedSmall(database.db, openStore(env))
await database.close()
await import('../../src/main.ts')
