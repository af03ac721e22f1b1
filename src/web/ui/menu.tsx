import type { ReactNode } from 'react'

type Props = { label: ReactNode; name?: string; className?: string; children: ReactNode }

/** Works without scripts. The script inside the page closes it (`render/in-page/menus.ts`). */
export const Menu = ({ label, name, className = '', children }: Props) => (
  <details data-menu className={`group relative ${className}`}>
    <summary aria-label={name} className="flex min-h-11 items-center gap-1.5">
      {label}
    </summary>
    {children}
  </details>
)
