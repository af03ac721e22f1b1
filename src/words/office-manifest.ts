import { byLanguage } from './by-language.ts'
import * as en from './en/office-manifest.ts'

export const officeManifestIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/office-manifest.ts', { eager: true }) : {})
