import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from './db/migrate.ts'
import { projectRoot } from './project-root.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
const newest = readdirSync(migrationsFolder).sort().at(-1) ?? ''

/** What runs here. `schema`: number of its newest migration. */
export const runningVersion = { version, schema: newest.slice(0, 4), node: process.versions.node }
