import { bookCalls } from '#contract/books.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { booksFile } from './books-file.ts'
import { readBooks } from './read-books.ts'

export const bookRoutes = (deps: Deps) => [
  serve(bookCalls.read, ({ input }) => readBooks(deps, input)),
  watched(
    deps,
    serve(bookCalls.file, ({ input }) => booksFile(deps, input)),
    () => 'export',
  ),
]
