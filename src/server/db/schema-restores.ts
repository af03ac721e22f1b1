import { integer, pgTable } from 'drizzle-orm/pg-core'
import { id, moment } from './schema-content.ts'

export const restores = pgTable('restores', {
  id: id(),
  at: moment('at').notNull().unique(),
  backupOf: moment('backup_of'),
  numbersAbove: integer('numbers_above'),
  notedAt: moment('noted_at'),
})
