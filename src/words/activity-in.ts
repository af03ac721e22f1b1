import * as el from './office-activity.el.ts'
import * as en from './office-activity.en.ts'
import * as sr from './office-activity.sr.ts'

/** What the activity is called in each language of the office. */
export const activityIn = { en, sr, el } as const
