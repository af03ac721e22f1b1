import { below, type Recipe, words } from './recipe.ts'

export const mail: Recipe = {
  title: 'Add a mail',
  steps: [
    {
      edits: [below('src/server/mail/email-template.ts', "  'stay moved',\n  'booking details',", "  'stay thanked',")],
      compiler: { 'src/server/notifications/localized/samples.ts': 'stay thanked', 'tests/mail-links.test.ts': 'stay thanked' },
    },
    {
      edits: [
        ...words('mail-stay', {
          en: [
            "export const wanted = 'Wanted'",
            "export const thanked = { subject: 'Thank you', preheader: 'We were glad to have you here.', opening: 'Come again.' }",
          ],
        }),
        {
          file: 'src/server/notifications/localized/stay-templates.ts',
          from: 'type Asked = typeof changeRequests.$inferSelect',
          to: `export const thanked = (about: AboutBooking, siteUrl: string): GuestEmailTemplate => ({
  kind: 'stay thanked',
  about: about.booking.code,
  subject: words.thanked.subject,
  preheader: words.thanked.preheader,
  blocks: [greet(about), words.thanked.opening],
  ...openStay(about.booking, siteUrl),
})

type Asked = typeof changeRequests.$inferSelect`,
        },
        below(
          'src/server/notifications/localized/samples.ts',
          "    'booking details': [detailsChanged(about, 8, siteUrl)],",
          "    'stay thanked': [thanked(about, siteUrl)],",
        ),
        {
          file: 'src/server/notifications/localized/samples.ts',
          from: "stayMoved } from './stay-templates.ts'",
          to: "stayMoved, thanked } from './stay-templates.ts'",
        },
        below('tests/mail-links.test.ts', "      'booking details',", "      'stay thanked',"),
      ],
      compiler: Object.fromEntries(['sr', 'el', 'de'].map((language) => [`src/words/${language}/mail-stay.ts`, 'missing: thanked'])),
    },
    {
      edits: words('mail-stay', {
        sr: [
          "export const wanted = 'Želi'",
          "export const thanked = { subject: 'Hvala', preheader: 'Bilo nam je drago.', opening: 'Dođite opet.' }",
        ],
        el: [
          "export const wanted = 'Επιθυμία'",
          "export const thanked = { subject: 'Ευχαριστούμε', preheader: 'Χαρήκαμε.', opening: 'Ελάτε ξανά.' }",
        ],
        de: [
          "export const wanted = 'Gewünscht'",
          "export const thanked = { subject: 'Danke', preheader: 'Schön war es.', opening: 'Kommen Sie wieder.' }",
        ],
      }),
      tests: { 'tests/mail-senders.test.ts': 'thanked' },
    },
    {
      edits: [
        {
          file: 'src/server/notifications/stay-mails.ts',
          from: 'export async function queueChangeAskedMail(',
          to: `export async function queueThanksMail(tx: Db, deps: Deps, bookingId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  await queueForGuest(tx, deps, about, (say) => say.thanked(about, deps.env.siteUrl))
}

export async function queueChangeAskedMail(`,
        },
      ],
    },
  ],
  green: ['src/server/notifications/samples.test.ts'],
  beside: ['tests/e2e/mails.test.ts'],
}
