import { z } from 'zod'
import { type AnyCall, getRoles } from '#contract/call.ts'

const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' })

/** The API as an OpenAPI document, generated from the call declarations. */
export function openApi(calls: readonly AnyCall[], siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Villa booking', version: '1', description: 'Amounts in euros with two decimals; days as yyyy-MM-dd.' },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths,
  }
}

export const whoMayCall = (call: AnyCall): string => (call.access === 'admin' ? `admin: ${getRoles(call).join(', ')}` : call.access)

function operation(call: AnyCall) {
  const input = toSchema(call.input) as { properties?: Record<string, unknown>; required?: string[] }
  return {
    summary: call.summary,
    description: `Who may call: ${whoMayCall(call)}`,
    ...(call.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    ...(call.method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: input.required?.includes(name) ?? false,
            schema,
          })),
        }
      : { requestBody: { content: { [call.shape === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: input } } } }),
    responses: {
      200: {
        description: 'Done',
        content: { [call.shape === 'file' ? (call.mediaType ?? 'text/csv') : 'application/json']: { schema: toSchema(call.answer) } },
      },
      default: { description: 'Refusal: { success: false, code, error, message, fields? }' },
    },
  }
}
