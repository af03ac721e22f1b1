export const activity = 'Activity'
export const whatAdministratorsHaveChangedNewest = 'What administrators have changed, newest first. Times are those at the villas.'
export const whatOrWho = 'What or who'
export const failedToLoadActivity = 'Failed to load activity'
export const nothingFoundFor = (search: string | number): string => `Nothing found for “${search}”.`
export const nothingHasBeenChangedYet = 'Nothing has been changed yet. Every change will stand here.'
export const pagesOfActivity = 'Pages of activity'
export const percentage = 'Percentage'
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
