import type { z } from 'zod'
import type { FormErrors, FormValues } from '../forms/read-form.server.ts'

/** Text fields of a posted form, unchanged. Drops the versions if the owner chose to overwrite another administrator's change. */
export async function postedBy(request: Request): Promise<FormValues> {
  const values: FormValues = {}
  for (const [name, value] of await request.formData()) if (typeof value === 'string') values[name] = value
  const { anyway, ...typed } = values
  return anyway ? Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith('version'))) : typed
}

/** The form values without empty fields. */
export const filled = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))

type Checked<S extends z.ZodType> = { input: z.output<S>; errors: null } | { input: null; errors: FormErrors }

export function checkedBy<S extends z.ZodType>(schema: S, values: unknown): Checked<S> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { input: parsed.data, errors: null }
  const errors: FormErrors = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { input: null, errors }
}
