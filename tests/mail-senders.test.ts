import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { paperKinds } from '../src/domain/papers/paper.ts'
import * as accountTemplates from '../src/server/mail/localized/templates.ts'
import * as templates from '../src/server/notifications/localized/templates.ts'

const server = resolve(import.meta.dirname, '..', 'src', 'server')
/** Modules that could send a mail: neither templates nor their samples. */
const senders = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/(templates?|samples|\.test)\.ts$/.test(file))
  .map((file) => readFileSync(join(server, file), 'utf8'))

test('every mail that can be written is sent by something', () => {
  const written = Object.keys({ ...accountTemplates, ...templates })
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter((name) => !senders.some((text) => new RegExp(`(say|In\\(language\\))\\.${name}\\b`).test(text)))).toEqual([])
})

test('every kind of paper is issued by something', () => {
  const issuing = globSync('papers/**/*.ts', { cwd: server }).map((file) => readFileSync(join(server, file), 'utf8'))
  expect(paperKinds.filter((kind) => !issuing.some((text) => new RegExp(`issuePaper\\(tx, now(\\(\\))?, '${kind}'`).test(text)))).toEqual(
    [],
  )
})
