// `npm run bench -- conversations`: server time of the inbox, of one conversation and of their report, among 15,000.
import { startPostgres } from '../scripts/test-postgres.mjs'
import makeTemplate from '../tests/database-template.ts'
import { fillHouse } from '../tests/full-house.ts'
import { testSite } from '../tests/test-site.ts'
import { heading, measureAnswers } from './measure-answers.ts'

/** Each has a conversation; 5,000 questions come beside them. */
const STAYS = 10_000
const THIS_YEAR = new Date().getFullYear()
const READS = [
  '/api/adminWaiting.php',
  '/api/inbox.php?limit=12',
  '/api/inbox.php?limit=12&offset=14000',
  '/api/inbox.php?limit=12&show=mine',
  '/api/inbox.php?limit=12&show=questions',
  '/api/inbox.php?limit=12&show=pending',
  '/api/inbox.php?limit=12&search=guest9999',
  '/api/inbox.php?limit=12&search=guest',
  '/api/inbox.php?limit=12&search=text',
  '/api/inbox.php?limit=12&search=nobody',
  '/api/inbox.php?limit=12&search=zz',
  '/api/inboxConversation.php?threadId=5000',
  '/api/inboxConversation.php?threadId=12000',
  `/api/adminConversations.php?from=${THIS_YEAR}-01-01&until=${THIS_YEAR}-12-31`,
  `/api/adminConversations.php?from=${THIS_YEAR - 2}-01-01&until=${THIS_YEAR}-12-31`,
]

const postgres = startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
process.env.TEST_DATABASE_URL = postgres.url
await makeTemplate()
const site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
const { cookie } = await site.admin()
await fillHouse(site, STAYS)

console.log(heading)
for (const address of READS) await measureAnswers(address, (read) => site.send(read, { headers: { cookie } }))
await site.close()
postgres.stop()
