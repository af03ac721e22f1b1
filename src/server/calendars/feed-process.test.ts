import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calendarCalls } from '#contract/calendars.ts'
import { AIRBNB, AUGUST, aHouseOnPlatforms, type House, JULY, writeCalendar } from '../../../tests/platforms.ts'
import { parserState } from './read-feed.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

const list = async () => (await house.admin(calendarCalls.list, {})).calendars[0]
const readNow = async () => house.admin(calendarCalls.readNow, { id: (await list())?.id ?? 0 })
const endless = (rule: string) => writeCalendar(JULY).replace('SUMMARY:Reserved', `RRULE:${rule}\r\nSUMMARY:Reserved`)

test.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY'])(
  'a calendar with the rule %s blocks its start, and the site goes on',
  async (rule) => {
    house.platforms[AIRBNB] = endless(rule)
    await house.connect('Airbnb', AIRBNB)
    expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted'])
  },
)

test('a calendar of many endless rules is read within the budget of one', async () => {
  const stays = Array.from({ length: 1_900 }, (_, index) => ({ ...AUGUST, uid: `${index}` }))
  house.platforms[AIRBNB] = writeCalendar(...stays).replaceAll(
    'SUMMARY',
    'RRULE:FREQ=DAILY;COUNT=999999999;BYMONTH=2;BYMONTHDAY=30\r\nSUMMARY',
  )
  const { events, unreadEvents } = await house.connect('Airbnb', AIRBNB)
  expect(events).toBe(1_900)
  expect(unreadEvents).toBe(0)
})

// Linux only: stops processes with signals and reads their state.
describe.runIf(process.platform === 'linux')('the process that parses calendars', () => {
  beforeEach(async () => {
    house.platforms[AIRBNB] = writeCalendar(JULY)
    await house.connect('Airbnb', AIRBNB)
  })

  test('the process that parses calendars has a lower priority, bounded memory, and none of the site’s secrets', async () => {
    const { pid } = parserState()
    expect(getPriority(pid ?? 0)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=128')
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    expect(environment.map((one) => one.split('=')[0]).filter((name) => name && !name.startsWith('NODE_CHANNEL_'))).toEqual([
      'PATH',
      'MALLOC_ARENA_MAX',
    ])
  })

  test('the process that parses calendars does not hold up guests, and if it is killed the nights stay and the next reading succeeds', async () => {
    await readNow()
    const { pid } = parserState()
    process.kill(pid ?? 0, 'SIGSTOP')
    house.platforms[AIRBNB] = writeCalendar(AUGUST)
    const reading = readNow().catch((error) => error)
    expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted'])
    process.kill(pid ?? 0, 'SIGKILL')
    expect(await reading).toMatchObject({ message: 'The calendar could not be read: It takes too long to work through the calendar' })
    expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted'])
    house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
    await readNow()
    expect(await list()).toMatchObject({ readError: null, blocks: 2 })
    expect(parserState().pid).not.toBe(pid)
  })

  test('the process that parses calendars ends with the site’s process, even if that is killed', async () => {
    const calendar = JSON.stringify(writeCalendar(JULY))
    const code = `const { fetchFeed, parserState } = await import(${JSON.stringify(join(import.meta.dirname, 'read-feed.ts'))})
      const read = () => fetchFeed(async () => new Response(${calendar}), 'https://airbnb.example/1.ics', '2026-06-01')
      await read()
      console.log(parserState().pid)
      setInterval(read, 1)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [pid] = await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    await expect.poll(() => existsSync(`/proc/${Number(pid)}`), { timeout: 20_000 }).toBe(false)
  })
})
