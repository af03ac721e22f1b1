import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/attention.en.ts'
import { writtenDay, writtenMonth } from '#words/written.en.ts'
import type { Db } from '../db/client.ts'
import { openDeclarations } from '../declarations/read-declarations.ts'
import { attentionItem } from './attention-item.ts'

/** Declarations to the tax office that are due in five days, or late. */
export async function dueDeclarations(db: Db, now: Date): Promise<Attention[]> {
  const open = await openDeclarations(db, now)
  return open.map(({ kind, month, due }) => attentionItem('declaration', words.declaration[kind](writtenMonth(month), writtenDay(due))))
}
