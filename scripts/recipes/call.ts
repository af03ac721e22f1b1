import type { Recipe } from './recipe.ts'

export const call: Recipe = {
  title: 'Add a call',
  steps: [
    {
      edits: [
        {
          file: 'src/contract/amenities.ts',
          from: 'export const amenityCalls = {',
          to: `export const amenityCalls = {
  count: call({
    method: 'GET',
    path: '/api/amenityCount.php',
    summary: 'How many amenities there are',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({}),
    answer: z.object({ amenities: z.int() }),
  }),`,
        },
      ],
      compiler: { 'src/server/amenities/routes.ts': "Property 'count' is missing" },
    },
    {
      edits: [
        {
          file: 'src/server/amenities/routes.ts',
          from: '  amenity: {\n',
          to: '  amenity: {\n    count: async () => ({ amenities: await deps.db.$count(amenities) }),\n',
        },
      ],
    },
  ],
  green: ['src/server/http/access.test.ts'],
}
