export const activity = 'Activity'
export const whatAdministratorsHaveChangedNewest = 'What administrators have changed, newest first. Times are those at the villas.'
export const whatOrWho = 'What or who'
export const failedToLoadActivity = 'Failed to load activity'
export const nothingFoundFor = (search: string | number): string => `Nothing found for “${search}”.`
export const nothingHasBeenChangedYet = 'Nothing has been changed yet. Every change will stand here.'
export const pagesOfActivity = 'Pages of activity'
export const when = 'When'
export const who = 'Who'
export const what = 'What'
export const change = 'Change'
export const before = 'before:'
export const now = 'now:'
export const fields = (length: string | number): string => `${length} fields`
export const ofIt = (subject: string | number, action: string | number): string => `of ${subject}, ${action}`
export const nothing = 'nothing'
export const yes = 'yes'
export const no = 'no'
/** A subject and an action as they are stored (`activity-texts.ts`). */
export const saidSubject = (subject: string): string => subject
export const saidAction = (action: string): string => action
/** Fields by their names in the code; others are said by these names. */
export const fieldNames: Record<string, string> = { percentHundredths: 'Percentage' }
