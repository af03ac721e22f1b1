import { bookCalls } from '#contract/books.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { booksFile } from './books-file.ts'
import { readBooks } from './read-books.ts'

export const bookRoutes = (deps: Deps) => [
  serve(bookCalls.read, ({ input }) => readBooks(deps, input)),
  serve(bookCalls.file, ({ input }) => booksFile(deps, input)),
]
