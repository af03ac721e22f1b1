import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#contract/settings.ts'
import { projectRoot } from '#server/project-root.ts'

export const hosts: Settings['hosts'] = {
  names: 'Katerina and Nikos',
  portrait: '/pictures/bbq-garden.jpg',
  story:
    'Katerina grew up in the white house at the end of the lane, where her grandmother kept lemons and goats. When the garden became too large for one house, she and Nikos built the four villas around it: he drew them, she chose every tile.\n\nThey live ten minutes away. One of them meets you at the door with the key and a bag of oranges, and both answer when you call.',
}

/** Both floors of the first villa, as a picture that an owner would upload. */
export const floorPlan = (): string =>
  `data:image/png;base64,${readFileSync(join(projectRoot, 'seed', 'demo', 'floor-plan.png'), 'base64')}`
