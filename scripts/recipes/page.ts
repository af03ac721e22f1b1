import { below, type Recipe, words } from './recipe.ts'

export const page: Recipe = {
  title: 'Add a page',
  steps: [
    {
      edits: [
        {
          file: 'src/web/routes/beach.tsx',
          to: `import * as words from '#words/en/place.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function Beach() {
  return (
    <>
      <PageHead title={words.theBeach} description={words.theBeachIsNear} />
      <PageTitle title={words.theBeach}>
        <p>{words.theBeachIsNear}</p>
      </PageTitle>
    </>
  )
}
`,
        },
        below('src/web/routes.ts', "    route('attractions', 'routes/attractions.tsx'),", "    route('beach', 'routes/beach.tsx'),"),
        ...words('place', {
          en: [
            "export const amenitiesComingSoon = 'Amenities Coming Soon'",
            "export const theBeach = 'The Beach'\nexport const theBeachIsNear = 'A hundred metres through the garden.'",
          ],
        }),
      ],
      compiler: {
        'src/web/pages.ts': '/beach',
        ...Object.fromEntries(['sr', 'el', 'de'].map((language) => [`src/words/${language}/place.ts`, 'missing: theBeach'])),
      },
    },
    {
      edits: [
        below('src/web/pages.ts', "  '/attractions': { cached: true, indexed: true },", "  '/beach': { cached: true, indexed: true },"),
        ...words('place', {
          sr: [
            "export const amenitiesComingSoon = 'Sadržaji uskoro'",
            "export const theBeach = 'Plaža'\nexport const theBeachIsNear = 'Sto metara kroz baštu.'",
          ],
          el: [
            "export const amenitiesComingSoon = 'Οι παροχές έρχονται σύντομα'",
            "export const theBeach = 'Η παραλία'\nexport const theBeachIsNear = 'Εκατό μέτρα μέσα από τον κήπο.'",
          ],
          de: [
            "export const amenitiesComingSoon = 'Die Ausstattung folgt bald'",
            "export const theBeach = 'Der Strand'\nexport const theBeachIsNear = 'Hundert Meter durch den Garten.'",
          ],
        }),
      ],
    },
  ],
  green: ['tests/words.test.ts'],
  beside: ['src/web/admin/office-places.ts', 'src/web/menus.ts', 'tests/places.ts'],
}
