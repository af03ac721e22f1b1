import { below, type Recipe } from './recipe.ts'

const migration = 'migrations/9998_notices.sql'

export const ownersTable: Recipe = {
  title: 'Let owners edit something',
  steps: [
    {
      edits: [
        {
          file: 'src/server/db/schema-content.ts',
          from: 'export const attractions = pgTable(',
          to: `export const notices = pgTable('notices', { id: id(), text: text('text').notNull(), version: version() })

export const attractions = pgTable(`,
        },
        below('src/server/db/schema.ts', '  icons,', '  notices,'),
      ],
      tests: { 'src/server/db/database.test.ts > the declared columns of notices': 'version' },
    },
    {
      edits: [
        {
          file: migration,
          to: 'CREATE TABLE notices (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL, version int NOT NULL DEFAULT 1);\n',
        },
        {
          file: 'src/contract/notices.ts',
          to: `import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Id, Nothing, Text, Version } from './wire.ts'

export const noticeCalls = {
  update: call({
    method: 'POST',
    path: '/api/notices.php',
    summary: 'Change a notice',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id, text: Text(200), version: Version }),
    answer: Nothing,
  }),
}
`,
        },
        below('src/contract/index.ts', '  amenity: amenityCalls,', '  notice: noticeCalls,'),
        below(
          'src/contract/index.ts',
          "import { nightChangeCalls } from './night-changes.ts'",
          "import { noticeCalls } from './notices.ts'",
        ),
      ],
      compiler: { 'src/server/app.ts': "Property 'notice' is missing" },
      tests: { 'src/server/db/database.test.ts > the version of a row': 'notices' },
    },
    {
      edits: [
        {
          file: migration,
          from: 'version int NOT NULL DEFAULT 1);\n',
          to: 'version int NOT NULL DEFAULT 1);\nCREATE TRIGGER notices_version BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION next_version();\n',
        },
        {
          file: 'src/server/notices/change-notice.ts',
          to: `import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { noticeCalls } from '#contract/notices.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { notices } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export async function updateNotice(deps: Deps, account: Account, { id, version, text }: InputOf<typeof noticeCalls.update>) {
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(notices).where(eq(notices.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    const [after] = await tx.update(notices).set({ text }).where(eq(notices.id, id)).returning()
    await recordActivity(tx, account, deps.now(), { subject: \`notice \${id}\`, action: 'change', before, after })
  })
  return {}
}
`,
        },
        {
          file: 'src/server/notices/routes.ts',
          to: `import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { updateNotice } from './change-notice.ts'

export const noticeHandlers = (deps: Deps): HandlersOf<'notice'> => ({
  notice: { update: ({ account, input }) => updateNotice(deps, account, input) },
})
`,
        },
        below('src/server/app.ts', '    ...amenityHandlers(deps),', '    ...noticeHandlers(deps),'),
        below(
          'src/server/app.ts',
          "import { mailHandlers } from './mail/routes.ts'",
          "import { noticeHandlers } from './notices/routes.ts'",
        ),
      ],
      tests: { 'tests/subjects.test.ts': 'notices' },
    },
    {
      edits: [
        {
          file: 'docs/architecture.md',
          from: '\namenities attractions gallery',
          to: '\namenities attractions notices gallery',
        },
      ],
    },
  ],
  green: ['src/server/http/access.test.ts', 'tests/activity-fields.test.ts'],
}
