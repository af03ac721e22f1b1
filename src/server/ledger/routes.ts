import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { ledgerFile } from './ledger-file.ts'
import { readLedger } from './read-ledger.ts'

export const ledgerHandlers = (deps: Deps): HandlersOf<'ledger'> => ({
  ledger: {
    read: ({ input }) => readLedger(deps, input),
    file: { handle: ({ input }) => ledgerFile(deps, input), event: () => 'export' },
  },
})
