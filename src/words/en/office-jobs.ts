import { formatNumber } from './numbers.ts'

export const couldNotLetTheJob = 'Could not let the job run'
export const theJobRunsWithinSeconds = 'The job runs within seconds'
export const jobs = 'Jobs'
export const automaticTasks = 'Automatic tasks. Each job looks for what is left to do, so you can run it at any time. Times are Greek time.'
export const failedToLoadTheJobs = 'Failed to load the jobs'
export const runs = 'Runs'
export const runsOf = (job: string): string => `Runs of ‘${job}’`
export const allRuns = 'All'
export const failedRuns = 'Failed'
export const everyJob = 'Every job'
export const noRunHasFailed = 'No run has failed.'
export const noRunsYet = 'No runs yet.'
export const pagesOfRuns = 'Pages of runs'
export const running = 'Running'
export const done = 'Done'
export const notYet = 'Not yet'
export const job = 'Job'
export const every = 'Every'
export const lastRun = 'Last run'
export const state = 'State'
export const runNow = 'Run now'
export const began = 'Began'
export const took = 'Took'

const span =
  (unit: string) =>
  (count: number): string =>
    count === 1 ? unit : `${formatNumber(count)} ${unit}s`

export const everyDay = span('day')
export const everyHour = span('hour')
export const everyMinute = span('minute')
export const everySecond = span('second')
export const actionsFor = (job: string): string => `Actions for ‘${job}’`
export const jobsThatNeedNobody = (count: number): string =>
  count === 1 ? '1 job needs nothing from you' : `${formatNumber(count)} jobs need nothing from you`
export const runsNow = (job: string): string => `‘${job}’ is about to run …`
export const finished = (job: string): string => `‘${job}’ finished`
export const hasFailed = (job: string): string => `‘${job}’ has failed`
export const runsAgainNextTime = 'It will run again automatically next time.'

/** Names that say to nobody but the code what the job does. */
const jobNames = {
  'put times right': 'correct times of a wrong clock',
  'deliver events': 'pass on what has happened',
  'look once more': 'ask the bank again a day later',
  'keep what ended': 'note what has ended, in case a backup is restored',
}

/** Jobs are stored and found by their English names. */
export const jobNamed = (name: string): string => (jobNames as Record<string, string>)[name] ?? name

export const couldNotSendTheMail = 'Could not send the email again'
export const theMail = 'The email is on its way again'
export const mails = 'Emails'
export const noMailServerIsConfigured = 'No email server is configured'
export const mailsWaitHereAndCan = 'Emails wait here and can be read; nobody gets them.'
export const allMails = 'All'
export const recipientOrSubject = 'Recipient or subject'
export const failedToLoadMails = 'Failed to load emails'
export const noMailsFound = 'No emails found.'
export const noMailsYetEveryMail = 'No emails yet. Every email that the site writes will be shown here.'
export const pagesOfMails = 'Pages of emails'
export const sendAgain = 'Send again'
export const sending = 'Sending …'
export const getsOnceMore = (recipient: string | number, subject: string | number): string => `${recipient} gets “${subject}” once more.`
export const waiting = 'Waiting'
export const sent = 'Sent'
export const mailFailed = 'Failed'
export const to = (recipient: string | number): string => `To ${recipient}`
export const didNotArrive = 'Did not arrive'
export const withACalendarFile = 'With a calendar file of the stay.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject} to ${recipient}`
export const written = (createdAt: string | number): string => `Written ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Given up after ${tries} attempts.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Tried ${tries} times, next ${tryAt}.`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Sent ${sentAt}.`
