import { z } from 'zod'
import { type AnyCall, getRoles } from '#contract/call.ts'
import { problems } from '#contract/problems.ts'
import { refusalsByStatus } from '#contract/refusals.ts'
import { sharedSchemas } from '#contract/shared-schemas.ts'

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[]; $defs?: Record<string, Schema> }
type Calls = Record<string, Record<string, AnyCall>>

const SCHEMAS = '#/components/schemas/'
const JSON_TYPE = 'application/json'

const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(sharedSchemas)) named.add(schema, { id })

/** The API as an OpenAPI document, generated from the call declarations. */
export function openApi(calls: Calls, siteUrl: string) {
  const schemas: Record<string, Schema> = { Refusal: refusal, Success: success }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [subject, group] of Object.entries(calls))
    for (const [name, call] of Object.entries(group)) {
      const operationId = toOperationId(subject, name)
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: { operationId, tags: [subject], ...operation(call, schemas) } }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Villa booking',
      version: '1',
      description: 'Amounts in euros with two decimals; days as yyyy-MM-dd.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      contact: { name: 'The owners of the site', url: siteUrl },
    },
    servers: [{ url: siteUrl }],
    tags: Object.keys(calls).map((subject) => ({ name: subject, description: `Calls about: ${asWords(subject)}` })),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } }, schemas },
    paths,
  }
}

export const whoMayCall = (call: AnyCall): string => (call.access === 'admin' ? `admin: ${getRoles(call).join(', ')}` : call.access)

/** 'villaList': the call `calls.villa.list`. */
const toOperationId = (subject: string, name: string): string => subject + name.charAt(0).toUpperCase() + name.slice(1)
const asWords = (subject: string): string => subject.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const success: Schema = { type: 'object', properties: { success: { const: true } }, required: ['success'] }
const refusal: Schema = {
  type: 'object',
  description:
    'What a refused call answers. `error` and `message` are equal; some refusals say more, such as `retryAfter` or the right price.',
  properties: {
    success: { const: false },
    code: { enum: Object.keys(problems) },
    error: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', description: 'What is wrong with single fields.', additionalProperties: { type: 'string' } },
    reference: { type: 'string', description: 'Of a failure of the site, as in its log.' },
  },
  required: ['success', 'code', 'error', 'message'],
}

/** Without its own definition, which refers to itself: some generators cannot follow that. */
const anyValue: Schema = { description: 'Any JSON value' }

/** A schema of the contract as JSON Schema; those that it shares with others are put into `schemas`. */
function toSchema(schema: z.ZodType, schemas: Record<string, Schema>): Schema {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: named, override: nameFields })
  const { $schema: _, $defs: shared = {}, ...own } = JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', SCHEMAS)) as Schema
  Object.assign(schemas, shared, 'Json' in shared ? { Json: anyValue } : {})
  return own
}

/** Generators of clients read the fields of a record and the end of a tuple only where they stand as such. */
function nameFields({ jsonSchema: made }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (made.prefixItems) made.items ??= false
  if (!made.propertyNames || !made.required) return
  const { additionalProperties: value = {}, required } = made
  made.properties = Object.fromEntries(required.map((name) => [name, value]))
  delete made.propertyNames
  delete made.additionalProperties
}

function operation(call: AnyCall, schemas: Record<string, Schema>) {
  return {
    summary: call.summary,
    description: `Who may call: ${whoMayCall(call)}`,
    security: call.access === 'visitor' ? [] : [{ session: [] }],
    ...describeInput(call, schemas),
    responses: { ...describeAnswer(call, schemas), ...describeRefusals(call) },
  }
}

/** Calls that delete take their input from the query as well. */
function describeInput(call: AnyCall, schemas: Record<string, Schema>) {
  if (call.shape === 'bank') return { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } } }
  const input = toSchema(call.input, schemas)
  if (call.method !== 'GET' && call.method !== 'DELETE')
    return { requestBody: { content: { [call.shape === 'multipart' ? 'multipart/form-data' : JSON_TYPE]: { schema: input } } } }
  const { properties = {}, required = [] } = input
  return {
    parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  }
}

function describeAnswer(call: AnyCall, schemas: Record<string, Schema>) {
  const answer = toSchema(call.answer, schemas)
  const done = (type: string, schema: Schema) => ({ 200: { description: 'Done', content: { [type]: { schema } } } })
  if (call.shape === 'bank') return { ...done('text/plain', { type: 'string' }), 303: { description: 'To a page of the site' } }
  if (call.shape === 'file') return done(call.mediaType ?? 'text/csv', answer)
  if (call.shape === 'bare') return done(JSON_TYPE, answer)
  return done(JSON_TYPE, { allOf: [{ $ref: `${SCHEMAS}Success` }, answer] })
}

/** What the call is refused with, by status; `default` for what depends on more than its declaration. */
function describeRefusals(call: AnyCall) {
  const answer = (description: string, schema: Schema) => ({ description, content: { [JSON_TYPE]: { schema } } })
  const any: Schema = { $ref: `${SCHEMAS}Refusal` }
  return {
    ...Object.fromEntries(
      [...refusalsByStatus(call)].map(([status, codes]) => [
        status,
        answer(`Refused: ${codes.join(', ')}`, { allOf: [any, { type: 'object', properties: { code: { enum: codes } } }] }),
      ]),
    ),
    default: answer('Refused for another reason, by its code', any),
  }
}
