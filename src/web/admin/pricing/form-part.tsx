import type { ReactNode } from 'react'

type Told = { defaultValue: string | undefined; error: string | undefined }
type Props = {
  title: string
  /** Fields in it, by wire name. */
  names: readonly string[]
  field: (wire: string) => Told
  /** Something else in it is not empty. */
  open?: boolean
  children: ReactNode
}

/** Fields of a form that mean something for few rows: open where one holds something. */
export function FormPart({ title, names, field, open = false, children }: Props) {
  const holds = names.map(field).some(({ defaultValue, error }) => Boolean(defaultValue) || error !== undefined)
  return (
    <details className="form-part" open={open || holds || undefined}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
