import { eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { declarationCalls } from '#contract/declarations.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { declarationDue, declarationKinds, isSoonDue } from '#domain/declarations.ts'
import { sum } from '#domain/money.ts'
import { type Month, monthsLater, toMonth } from '#domain/month.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { accountNames } from '../accounts/queries.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { declarations } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type StayToDeclare, staysOfMonth } from './stays-of-month.ts'

type Answer = AnswerOf<typeof declarationCalls.read>

export async function readDeclarations({ db, now }: Deps, month: Month): Promise<Answer> {
  const stays = await staysOfMonth(db, month, dayAtProperty(now()))
  const done = await db.select().from(declarations).where(eq(declarations.month, month))
  const getName = await accountNames(
    db,
    done.map(({ declaredBy }) => declaredBy),
  )
  const declaration = (kind: (typeof declarationKinds)[number]) => {
    const found = done.find((one) => one.kind === kind)
    return {
      due: declarationDue(kind, month),
      declaredOn: found?.declaredOn ?? null,
      declaredBy: getName(found?.declaredBy ?? null) ?? null,
    }
  }
  return { stays, levies: sumLevies(stays), declarations: { stays: declaration('stays'), levy: declaration('levy') } }
}

/** Nights and sum of the levy by class; classes without a levy are left out. */
function sumLevies(stays: readonly StayToDeclare[]): Answer['levies'] {
  const lines = stays.flatMap(({ levies }) => levies).filter(({ rate, nights }) => rate * nights > 0)
  return leviedClasses.flatMap((levyClass) => {
    const own = lines.filter((line) => line.levyClass === levyClass)
    if (own.length === 0) return []
    return [{ levyClass, nights: sum(own.map(({ nights }) => nights)), amount: sum(own.map(({ nights, rate }) => nights * rate)) }]
  })
}

const MONTHS_BACK = 3

/** Declarations of the last months that are due soon or late: stays of villas with an AMA, and a levy. */
export async function openDeclarations(db: Db, now: Date) {
  const today = dayAtProperty(now)
  const months = Array.from({ length: MONTHS_BACK }, (_, index) => monthsLater(toMonth(today), index - MONTHS_BACK))
  const done = await db.select().from(declarations).where(anyOf(declarations.month, months))
  const open = months.flatMap((month) =>
    declarationKinds
      .filter((kind) => isSoonDue(kind, month, today) && !done.some((one) => one.month === month && one.kind === kind))
      .map((kind) => ({ kind, month, due: declarationDue(kind, month) })),
  )
  const staysOf = new Map<Month, StayToDeclare[]>()
  for (const { month } of open) if (!staysOf.has(month)) staysOf.set(month, await staysOfMonth(db, month, today))
  return open.filter(({ kind, month }) =>
    staysOf.get(month)?.some(({ registrationKind, levy }) => (kind === 'stays' ? registrationKind === 'ama' : levy > 0)),
  )
}
