import * as el from './el/office-activity.ts'
import * as en from './en/office-activity.ts'
import * as sr from './sr/office-activity.ts'

/** What the activity is called in each language of the office. */
export const activityIn = { en, sr, el } as const
