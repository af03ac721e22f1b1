import type { z } from 'zod'

export type FormErrors = Record<string, string>
export type FormValues = Record<string, string>

type Read<S extends z.ZodType> = { values: FormValues } & ({ input: z.output<S>; errors: null } | { input: null; errors: FormErrors })

/** Validates a posted form with a contract schema. `values`: the raw input, to show it again. */
export async function readForm<S extends z.ZodType>(request: Request, schema: S): Promise<Read<S>> {
  const form = await request.formData()
  const values: FormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  const parsed = schema.safeParse(values)
  if (parsed.success) return { values, input: parsed.data, errors: null }
  const errors: FormErrors = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { values, input: null, errors }
}
