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

/** Invented, and as such easy to tell. */
export const company: Partial<Settings['company']> = {
  legalName: 'Aegean Light Demo d.o.o.',
  registrationNumber: '00000000',
  taxNumber: '000000000',
  address: 'Primer 1, 11000 Beograd, Serbia',
  accommodationNumber: 'AMA 00000000000',
}

export const contact: Partial<Settings['contact']> = {
  phone: '+30 2375 000 000',
  address: 'Olive Lane 4, 630 88 Nikiti, Halkidiki, Greece',
}

export const directions =
  'From Thessaloniki airport take the motorway to Nea Moudania, then follow the signs to Nikiti (85 km, about 75 minutes). After the petrol station at the entrance of the village turn right towards the sea; Olive Lane is the third on the left. There is a parking space in the shade beside each villa.\n\nWithout a car: the bus from Thessaloniki (KTEL Halkidikis) stops at the square of Nikiti. Call us, and we fetch you.'

export const houseGuide =
  'Internet: the network is called like the villa; the password lies in the kitchen drawer.\n\nWarm water: from the sun. If it has rained for a day, switch on the boiler in the corridor for half an hour.\n\nWaste: paper and glass go into the blue containers at the end of the lane, everything else into the green ones.\n\nThe pool is open from 8 to 22; children only with their parents, please.'

/** Both floors of the first villa, as a picture that an owner would upload. */
export const floorPlan = (): string =>
  `data:image/png;base64,${readFileSync(join(projectRoot, 'seed', 'demo', 'floor-plan.png'), 'base64')}`
