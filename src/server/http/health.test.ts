import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../db/client.ts'
import { healthRoutes } from './health.ts'

let database: Database
let stopping = false

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ready = async () => {
  const response = await healthRoutes({ db: database.db, stopping: () => stopping }).request('/readyz')
  return [response.status, await response.text()]
}

test('a working process is ready, and a stopping one is not', async () => {
  expect(await ready()).toEqual([200, 'ready'])
  stopping = true
  expect(await ready()).toEqual([503, 'the process is about to end'])
  stopping = false
})

test('without its database the process is not ready', async () => {
  await database.close()
  expect(await ready()).toEqual([503, 'the database does not answer'])
  database = await testDatabase()
})
