import type { ReactNode } from 'react'
import { DialogHead } from './dialog.tsx'
import { useModal } from './use-modal.ts'

type Props = { open: boolean; close: () => void; title: string; children: ReactNode }

/** Beside what it is about: at the right of wide screens, from below on phones. What it shows has a page of its own, so it needs scripts. */
export function Drawer({ open, close, title, children }: Props) {
  const { titleId, modal } = useModal(open, close)
  return (
    <dialog {...modal} aria-labelledby={titleId} className="drawer">
      {open && (
        <div className="p-5">
          <DialogHead titleId={titleId} title={title} close={close} />
          {children}
        </div>
      )}
    </dialog>
  )
}
