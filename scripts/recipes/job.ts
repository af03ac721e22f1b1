import { below, type Recipe, words } from './recipe.ts'

const jobs = 'src/server/jobs/jobs.ts'

export const job: Recipe = {
  title: 'Add a job',
  steps: [
    {
      edits: [below('src/contract/jobs.ts', "  | 'send refunds'", "  | 'count guests'")],
      compiler: {
        [jobs]: 'count guests',
        'src/words/sr/office-jobs.ts': 'count guests',
        'src/words/el/office-jobs.ts': 'count guests',
      },
    },
    {
      edits: [
        below(
          jobs,
          "  'send refunds': { irreversible: false, everySeconds: 10, run: sendRefunds },",
          "  'count guests': { irreversible: false, everySeconds: 3600, run: countGuests },",
        ),
        below(jobs, "import { sendRefunds } from '../payments/refunds.ts'", "import { countGuests } from '../accounts/count-guests.ts'"),
        {
          file: 'src/server/accounts/count-guests.ts',
          to: `import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

export async function countGuests({ db }: Deps): Promise<void> {
  await db.$count(accounts)
}
`,
        },
        ...words('office-jobs', {
          sr: ["  'forget old runs': 'brisanje starih izvršavanja',", "  'count guests': 'brojanje gostiju',"],
          el: ["  'forget old runs': 'διαγραφή παλιών εκτελέσεων',", "  'count guests': 'καταμέτρηση επισκεπτών',"],
        }),
      ],
    },
  ],
  green: ['src/server/jobs/wrong-clock.test.ts'],
}
