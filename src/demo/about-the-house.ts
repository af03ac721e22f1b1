import sharp from 'sharp'
import type { Settings } from '#contract/settings.ts'

export const hosts: Settings['hosts'] = {
  names: 'Katerina and Nikos',
  portrait: '/pictures/bbq-garden.jpg',
  story:
    'Katerina grew up in the white house at the end of the lane, where her grandmother kept lemons and goats. When the garden became too large for one house, she and Nikos built the four villas around it: he drew them, she chose every tile.\n\nThey live ten minutes away. One of them meets you at the door with the key and a bag of oranges, and both answer when you call.',
}

const bed = (x: number, y: number, width: number) =>
  `<g fill="#fff"><rect x="${x}" y="${y}" width="${width}" height="120" rx="6"/><rect x="${x + 8}" y="${y + 8}" width="${width / 2 - 12}" height="28" rx="6"/>` +
  `<rect x="${x + width / 2 + 4}" y="${y + 8}" width="${width / 2 - 12}" height="28" rx="6"/></g>`

const singleBed = (x: number, y: number) =>
  `<g fill="#fff"><rect x="${x}" y="${y}" width="62" height="120" rx="6"/><rect x="${x + 8}" y="${y + 8}" width="46" height="28" rx="6"/></g>`

const bath = (x: number, y: number) =>
  `<g fill="#fff"><rect x="${x}" y="${y}" width="60" height="124" rx="6"/><rect x="${x + 8}" y="${y + 8}" width="44" height="108" rx="20"/>` +
  `<circle cx="${x + 110}" cy="${y + 26}" r="20"/><rect x="${x + 92}" y="${y + 80}" width="36" height="44" rx="14"/></g>`

const stairs = (x: number, y: number) =>
  `${Array.from({ length: 9 }, (_, step) => `<path d="M${x + step * 20} ${y}v90"/>`).join('')}<path d="M${x} ${y}h160v90h-160z"/>`

/** Walls, with gaps for doors and windows, then what stands in the rooms. Without letters, because fonts differ from machine to machine. */
const PLAN = `
<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000" viewBox="0 0 1500 1000">
  <rect width="1500" height="1000" fill="#fbf9f4"/>
  <g fill="#eef2e6"><rect x="60" y="700" width="640" height="210" rx="8"/></g>
  <g fill="none" stroke="#1d3445" stroke-width="14" stroke-linecap="square">
    <path d="M60 100h640M60 100v190M60 390v310M700 100v600M60 700h180M380 700h60M580 700h120"/>
    <path d="M420 100v120M420 300v60M420 360h120M640 360h60"/>
    <path d="M800 100h640M800 100v600M1440 100v180M1440 420v280M800 700h150M1090 700h350"/>
    <path d="M1120 100v120M1120 310v150M1120 460h-140M880 460h-80M1120 460h110M1320 460h120"/>
  </g>
  <g stroke="#8fb3c9" stroke-width="6"><path d="M60 290v100M240 700h140M440 700h140M1440 280v140M950 700h140"/></g>
  <g stroke="#1d3445" stroke-width="3" fill="none">
    ${stairs(90, 590)}${stairs(830, 590)}
    <path d="M90 130h300v46H136v150H90z" fill="#fff"/><circle cx="200" cy="153" r="14"/><circle cx="240" cy="153" r="14"/>
    <rect x="500" y="440" width="170" height="70" rx="12" fill="#fff"/><rect x="610" y="510" width="60" height="110" rx="12" fill="#fff"/>
    <rect x="200" y="420" width="180" height="90" rx="8" fill="#fff"/>
    <g fill="#fff"><circle cx="230" cy="400" r="15"/><circle cx="290" cy="400" r="15"/><circle cx="350" cy="400" r="15"/><circle cx="230" cy="530" r="15"/><circle cx="290" cy="530" r="15"/><circle cx="350" cy="530" r="15"/></g>
    ${bath(460, 130)}${bed(880, 130, 130)}${bed(1180, 130, 130)}${singleBed(1340, 130)}${bath(1180, 510)}
    <rect x="180" y="760" width="200" height="90" rx="8" fill="#fff"/>
    <g fill="#fff"><circle cx="210" cy="738" r="15"/><circle cx="280" cy="738" r="15"/><circle cx="350" cy="738" r="15"/><circle cx="210" cy="872" r="15"/><circle cx="280" cy="872" r="15"/><circle cx="350" cy="872" r="15"/></g>
    <rect x="60" y="700" width="640" height="210" rx="8" stroke-dasharray="14 10"/>
  </g>
</svg>`

/** Both floors of the first villa, as a picture that an owner would upload. */
export async function floorPlan(): Promise<string> {
  const png = await sharp(Buffer.from(PLAN)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
