import { below, type Recipe, words } from './recipe.ts'

const paperFile = 'src/domain/papers/paper.ts'
const kind = (from: string, title: string) => [from, `  voucher: '${title}',`] as const

export const paper: Recipe = {
  title: 'Add a kind of paper',
  steps: [
    {
      edits: [{ file: paperFile, from: "'refund', 'statement'] as const", to: "'refund', 'statement', 'voucher'] as const" }],
      compiler: {
        [paperFile]: "Property 'voucher' is missing",
        ...Object.fromEntries(['en', 'sr', 'el', 'de'].map((one) => [`src/words/${one}/papers.ts`, "Property 'voucher' is missing"])),
      },
    },
    {
      edits: [
        { file: paperFile, from: "statement: 'MS' }", to: "statement: 'MS', voucher: 'GV' }" },
        ...words('papers', {
          en: kind("  statement: 'Monthly statement',", 'Voucher'),
          sr: kind("  statement: 'Mesečni izveštaj',", 'Poklon vaučer'),
          el: kind("  statement: 'Μηνιαία κατάσταση',", 'Δωροεπιταγή'),
          de: kind("  statement: 'Monatsabrechnung',", 'Gutschein'),
        }),
        ...words('papers', {
          en: kind("  statement: 'monthly-statement',", 'voucher'),
          sr: kind("  statement: 'mesecni-izvestaj',", 'vaucer'),
          de: kind("  statement: 'monatsabrechnung',", 'gutschein'),
        }),
      ],
      tests: { 'src/server/db/database.test.ts > a column whose codes': 'papers.kind: voucher' },
    },
    {
      edits: [
        {
          file: 'migrations/9999_vouchers.sql',
          to: `ALTER TABLE papers DROP CONSTRAINT papers_kind_check,
  ADD CONSTRAINT papers_kind_check CHECK (kind IN ('confirmation', 'receipt', 'proforma', 'refund', 'statement', 'voucher')) NOT VALID;
`,
        },
      ],
      tests: { 'tests/mail-senders.test.ts > every kind of paper': 'voucher' },
    },
    {
      edits: [
        {
          file: 'src/server/papers/localized/voucher.ts',
          to: `import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import type { Db } from '../../db/client.ts'
import { aboutBooking } from '../../notifications/about-booking.ts'
import { issuePaper, type PaperRow } from '../issue-paper.ts'
import { toContent, toRecipient } from './content.ts'

export const issueVoucher = (tx: Db, now: Date, bookingId: number): Promise<PaperRow> =>
  issuePaper(tx, now, 'voucher', async () => {
    const { booking, settings } = await aboutBooking(tx, bookingId)
    const headline: [string, string] = [words.kinds.voucher, formatEuros(booking.total)]
    return {
      bookingId,
      amount: booking.total,
      recipient: toRecipient(booking),
      content: toContent(settings, { title: words.kinds.voucher, headline, sections: [], notes: [] }),
    }
  })
`,
        },
        below(
          'src/server/papers/localized/papers.ts',
          "export { issueStatement } from './statement.ts'",
          "export { issueVoucher } from './voucher.ts'",
        ),
      ],
    },
  ],
}
