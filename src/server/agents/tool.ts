import { z } from 'zod'
import type { AnyCall, InputOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { tools as words } from '#words/agents.ts'
import { type Language, languages } from '#words/languages.ts'

/** What a tool may use. `api`: calls as a visitor, in `language`. `agent`: who asks, by the name that it gives itself. */
export type Given = { api: Api; siteUrl: string; language: Language; agent: string }

/** A stay that was asked for and cannot be booked. `villaId`: null if any villa would do. */
export type MissedStay = { villaId: number | null; checkIn: CalendarDay; checkOut: CalendarDay; why: 'taken' | 'rule' | 'party' }

export type Told = { told: object; missed?: MissedStay | null }

export type ToolName = keyof typeof words

/** A call of the contract as agents see it. `input`: JSON Schema of the call's fields that have a hint, and of the language. */
export type Tool = {
  name: ToolName
  title: string
  description: string
  call: AnyCall
  input: ReturnType<typeof toInputSchema>
  answer: (input: never, given: Given) => Promise<Told>
}

/** The input is validated by the call itself, so that agents get its refusals in words and by field. */
export function tool<C extends AnyCall>(name: ToolName, call: C, answer: (input: InputOf<C>, given: Given) => Promise<Told>): Tool {
  const { title, description, hints } = words[name]
  return { name, title, description, call, input: toInputSchema(call, hints), answer }
}

type Field = { anyOf?: Field[]; type?: string }

function toInputSchema(call: AnyCall, hints: Record<string, string>) {
  const { properties = {}, required = [] } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const described = Object.entries(hints).map(([name, description]) => [name, { type: toType(properties[name] as Field), description }])
  return {
    type: 'object' as const,
    properties: { ...Object.fromEntries(described), language: { type: 'string', enum: languages } },
    required: required.filter((name) => name in hints),
  }
}

/** Numbers may also be text in an address; agents send numbers. */
const toType = ({ anyOf, type }: Field): string =>
  anyOf?.find((one) => one.type === 'number' || one.type === 'integer')?.type ?? type ?? 'string'
