import { describe, expect, test } from 'vitest'
import { untrueIn } from '#contract/placeholders.ts'
import { conditionForSetting, liveConditionCodes, liveConditions, pageToMeet } from '#domain/going-live/conditions.ts'
import { settings } from '../../../../seed/settings.ts'
import { findOfficePage } from '../office-places.ts'
import { isTabName, listFields } from '../settings/fields.ts'

describe('where the conditions of a live site are met', () => {
  test.each(liveConditionCodes)('%s leads to a page of the office, unless it is met on the server alone', (code) => {
    const page = pageToMeet(code)
    if (page === null) return expect(liveConditions[code].who).toBe('server')
    const { pathname, search } = new URL(page, 'http://localhost')
    expect(findOfficePage(pathname, search)?.[0]).toBe(pathname)
  })

  test.each(untrueIn(settings))('%s, which the first content cannot know, is a field of the tab that is opened', (name) => {
    const { searchParams, hash } = new URL(pageToMeet(conditionForSetting(name), name) ?? '', 'http://localhost')
    const tab = searchParams.get('tab')
    expect(hash).toBe(`#${name}`)
    expect(isTabName(tab) && listFields(tab).map((field) => field.name as string)).toContain(name)
  })
})
