import { declarationCalls } from '#contract/declarations.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { declarationsFile } from './declarations-file.ts'
import { addPlatformStay, declareMonth, removePlatformStay } from './declare.ts'
import { lookAtDocument } from './look-at-documents.ts'
import { readDeclarations } from './read-declarations.ts'

export const declarationRoutes = (deps: Deps) => [
  serve(declarationCalls.read, ({ input }) => readDeclarations(deps, input.month)),
  watched(
    deps,
    serve(declarationCalls.file, ({ account, input }) => declarationsFile(deps, account, input.month)),
    () => 'export',
  ),
  serve(declarationCalls.showDocument, ({ account, input }) => lookAtDocument(deps, account, input.bookingId)),
  serve(declarationCalls.declare, ({ account, input }) => declareMonth(deps, account, input)),
  serve(declarationCalls.addStay, ({ account, input }) => addPlatformStay(deps, account, input)),
  serve(declarationCalls.removeStay, ({ account, input }) => removePlatformStay(deps, account, input.id)),
]
