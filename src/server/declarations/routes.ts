import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { declarationsFile } from './declarations-file.ts'
import { addPlatformStay, declareMonth, removePlatformStay } from './declare.ts'
import { lookAtDocument } from './look-at-documents.ts'
import { readDeclarations } from './read-declarations.ts'

export const declarationHandlers = (deps: Deps): HandlersOf<'declaration'> => ({
  declaration: {
    read: ({ input }) => readDeclarations(deps, input.month),
    file: { handle: ({ account, input }) => declarationsFile(deps, account, input.month), event: () => 'export' },
    showDocument: ({ account, input }) => lookAtDocument(deps, account, input.bookingId),
    declare: ({ account, input }) => declareMonth(deps, account, input),
    addStay: ({ account, input }) => addPlatformStay(deps, account, input),
    removeStay: ({ account, input }) => removePlatformStay(deps, account, input.id),
  },
})
