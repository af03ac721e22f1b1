import { below, type Recipe, words } from './recipe.ts'

export const setting: Recipe = {
  title: 'Add a setting',
  steps: [
    {
      edits: [
        {
          file: 'src/contract/settings.ts',
          from: 'siteName: line, tagline: line,',
          to: 'siteName: line, tagline: line, motto: line,',
        },
      ],
      compiler: {
        'seed/settings.ts': "Property 'motto' is missing",
        'src/web/admin/settings/fields.ts': 'Property \'"general.motto"\' is missing',
      },
    },
    {
      edits: [
        below('seed/settings.ts', "    tagline: 'Your Perfect Seaside Escape',", "    motto: '',"),
        below(
          'src/web/admin/settings/fields.ts',
          "          { name: 'general.tagline', label: words.tagline, hint: words.shownAboveTheFooter, optional: true },",
          "          { name: 'general.motto', label: words.motto, optional: true },",
        ),
        ...words('office-settings', { en: ["export const tagline = 'Tagline'", "export const motto = 'Motto'"] }),
      ],
      compiler: { 'src/words/sr/office-settings.ts': 'missing: motto', 'src/words/el/office-settings.ts': 'missing: motto' },
    },
    {
      edits: words('office-settings', {
        sr: ["export const tagline = 'Slogan'", "export const motto = 'Moto'"],
        el: ["export const tagline = 'Σύνθημα'", "export const motto = 'Ρητό'"],
      }),
      tests: { 'tests/activity-fields.test.ts > every field that the activity can show has a name': 'motto' },
    },
    {
      edits: words('office-activity', {
        sr: ["  tagline: 'Slogan',", "  motto: 'Moto',"],
        el: ["  tagline: 'Σύνθημα',", "  motto: 'Ρητό',"],
      }),
    },
  ],
  beside: ['src/server/settings/without-settings.test.ts'],
}
