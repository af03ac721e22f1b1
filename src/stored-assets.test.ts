import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './stored-assets.ts'

let folder: string
let kept: string
let clock: Date
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'villas-assets-'))
  kept = join(folder, 'data', 'assets')
  clock = new Date('2026-06-01T09:00:00Z')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * 3_600_000)
}

/** Starts a version whose build has these files. */
function start(...names: string[]) {
  const build = join(folder, 'build')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(build)
  for (const name of names) writeFileSync(join(build, name), `of ${name}`)
  return keepAssets(build, kept, () => clock)
}

test('a file of the version before is kept for a day, however long that version ran', () => {
  expect(start('shared.js', 'old.js')('old.js')).toBe(false)
  later(24 * 30)
  const isStored = start('shared.js', 'new.js')
  expect(isStored('old.js')).toBe(true)
  expect(readFileSync(join(kept, 'old.js'), 'utf8')).toBe('of old.js')
  expect(['shared.js', 'new.js', 'never.js', 'replaced.json', '../secret', 'constructor'].filter(isStored)).toEqual([])
  later(23)
  expect(isStored('old.js')).toBe(true)
  later(2)
  expect(isStored('old.js')).toBe(false)
  start('shared.js', 'new.js')
  expect(readdirSync(kept).sort()).toEqual(['new.js', 'replaced.json', 'shared.js'])
})

test('starting again does not extend the day, and two updates within a day keep both versions', () => {
  start('one.js')
  later(1)
  start('two.js')
  later(20)
  const isStored = start('three.js')
  expect(['one.js', 'two.js'].filter(isStored)).toEqual(['one.js', 'two.js'])
  later(5)
  expect(['one.js', 'two.js'].filter(start('three.js'))).toEqual(['two.js'])
})

test('going back to the version before makes its files current again', () => {
  start('one.js')
  later(1)
  start('two.js')
  later(1)
  expect(start('one.js')('two.js')).toBe(true)
  later(48)
  expect(start('two.js')('one.js')).toBe(true)
})

test('a broken index costs only the files of before', () => {
  start('one.js')
  writeFileSync(join(kept, 'replaced.json'), '{')
  expect(start('two.js')('one.js')).toBe(false)
  expect(readdirSync(kept).sort()).toEqual(['replaced.json', 'two.js'])
})
