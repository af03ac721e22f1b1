import { openSync, writeSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { siteLog } from './log.ts'
import { machineFailure } from './machine-failure.ts'

const FULL = /^The disk is full\. Make room, .* is lost\.$/

/** What writing to a full disk throws: /dev/full always is one. */
function writeToFullDisk(): unknown {
  try {
    writeSync(openSync('/dev/full', 'w'), 'words')
  } catch (error) {
    return error
  }
  return null
}

test.runIf(process.platform === 'linux')('a full disk is one line with advice, also in the log', () => {
  const error = writeToFullDisk()
  expect(machineFailure(error)).toMatch(FULL)
  const logged: string[] = []
  siteLog('error', { write: (line) => logged.push(line) }).error({ err: error }, 'a backup failed')
  expect(JSON.parse(logged.join('')).err).toEqual({ type: 'Error', code: 'ENOSPC', message: expect.stringMatching(FULL) })
})

test('so is a full disk of the database', () => {
  const refused = Object.assign(new Error('could not extend file "base/5/16396": No space left on device'), { code: '53100' })
  expect(machineFailure(new DrizzleQueryError('INSERT', [], refused))).toMatch(FULL)
  expect(machineFailure(new Error('anything else'))).toBeNull()
})
