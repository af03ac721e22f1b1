import { access } from './access.ts'
import { accessibility } from './accessibility.ts'
import { components } from './components.ts'
import { contract } from './contract.ts'
import { domain } from './domain.ts'
import type { Fault } from './fault.ts'
import { html } from './html.ts'
import { mails } from './mails.ts'
import { office } from './office.ts'
import { papers } from './papers.ts'
import { server } from './server.ts'
import { styles } from './styles.ts'
import { withoutScripts } from './without-scripts.ts'
import { words } from './words.ts'

/** The cheapest to look for first. */
const areas = { domain, server, contract, mails, papers, access, html, words, withoutScripts, components, accessibility, styles, office }

export type NamedFault = Fault & { area: string }

export const faults: readonly NamedFault[] = Object.entries(areas).flatMap(([area, list]) => list.map((fault) => ({ ...fault, area })))
