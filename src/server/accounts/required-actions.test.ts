import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { activityCalls } from '#contract/activity.ts'
import { allCalls } from '#contract/index.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { makeCode, OWNER } from '../../../tests/authenticator.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts } from '../db/schema.ts'
import { ensureAdmin } from './first-admin.ts'

const blockedCalls = allCalls.filter(({ access, whileActionRequired }) => access !== 'visitor' && !whileActionRequired)

let site: TestSite
let owner: Client

const open = async (environment: Record<string, string>) => {
  site = await testSite({ environment })
}
const askStatus = async ({ method, path }: { method: string; path: string }) => {
  const headers = { 'content-type': 'application/json', cookie: owner.cookie }
  const response = await site.send(path, { method, headers, body: method === 'GET' ? null : '{}' })
  return [response.status, (await response.json()).code]
}
const hasFullAccess = async () => {
  await owner(activityCalls.list, {})
  expect(await owner(accountCalls.who, {})).toMatchObject({ requiredAction: null })
}

describe('required two-step sign-in', () => {
  beforeAll(async () => {
    await open({ ADMIN_TWO_STEP: 'required' })
    owner = await site.admin()
  })
  afterAll(() => site.close())

  test('an owner who has to set up two-step sign-in is signed in, with a required action', async () => {
    expect(await owner(accountCalls.who, {})).toMatchObject({ authenticated: true, user: { status: 2 }, requiredAction: 'two_step' })
  })

  test.each(blockedCalls)('an owner who has to set up two-step sign-in is refused by $method $path', async (call) => {
    expect(await askStatus(call)).toEqual([403, 'two_step_required'])
  })

  test('guests have no required action where owners need two-step sign-in', async () => {
    const ana = await site.guest('Ana')
    expect(await ana(accountCalls.who, {})).toMatchObject({ requiredAction: null })
  })

  test('an owner sets up the required two-step sign-in and has full access, until it is turned off', async () => {
    await owner(twoStepCalls.begin, { password: OWNER.password })
    const secret = (await owner(twoStepCalls.read, {})).setup?.secret ?? ''
    const { recoveryCodes } = await owner(twoStepCalls.confirm, { code: makeCode(secret, site.clock.now) })
    await hasFullAccess()
    await owner(twoStepCalls.turnOff, { password: OWNER.password, code: recoveryCodes[0] ?? '' })
    expect(await askStatus({ method: 'GET', path: '/api/adminStats.php' })).toEqual([403, 'two_step_required'])
  })
})

describe('a generated password on a live site', () => {
  let generated: string
  beforeAll(async () => {
    await open({})
    site.deps.env.LIVE = '1'
    await site.db.delete(accounts)
    const env = { ...site.deps.env, ADMIN_PASSWORD: undefined }
    generated = (await ensureAdmin({ ...site.deps, env }))?.password ?? ''
    owner = await site.signIn('owner@villas.example', generated)
  })
  afterAll(() => site.close())

  test.each(blockedCalls)('on a live site an owner with a generated password is refused by $method $path', async (call) => {
    expect(await askStatus(call)).toEqual([403, 'new_password_required'])
  })

  test('on a live site an owner with a generated password sets another one and has full access', async () => {
    const change = (newPassword: string) => owner(accountCalls.changePassword, { password: generated, newPassword })
    await change('Cliff-Above-7!')
    await hasFullAccess()
    await expect(owner(accountCalls.changePassword, { password: 'Cliff-Above-7!', newPassword: 'Cliff-Above-7!' })).rejects.toMatchObject({
      code: 'same_password',
    })
  })
})

test('outside live mode an owner with a generated password has full access', async () => {
  await open({})
  await site.db.delete(accounts)
  const made = await ensureAdmin({ ...site.deps, env: { ...site.deps.env, ADMIN_PASSWORD: undefined } })
  owner = await site.signIn('owner@villas.example', made?.password ?? '')
  await hasFullAccess()
  await site.close()
})

test('on a live site an owner with a configured password has full access', async () => {
  await open({})
  site.deps.env.LIVE = '1'
  owner = await site.admin()
  await hasFullAccess()
  await site.close()
})
