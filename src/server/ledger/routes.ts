import { ledgerCalls } from '#contract/ledger.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { ledgerFile } from './ledger-file.ts'
import { readLedger } from './read-ledger.ts'

export const ledgerRoutes = (deps: Deps) => [
  serve(ledgerCalls.read, ({ input }) => readLedger(deps, input)),
  watched(
    deps,
    serve(ledgerCalls.file, ({ input }) => ledgerFile(deps, input)),
    () => 'export',
  ),
]
