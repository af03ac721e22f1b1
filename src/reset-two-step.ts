// `npm run reset-two-step -- EMAIL`: turns two-step sign-in off for an administrator who lost phone and recovery codes.
import './private-files.ts'
import { importBuilt } from './import-built.ts'

await importBuilt('reset-two-step')
