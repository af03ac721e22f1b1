import type { ReactNode } from 'react'
import * as words from '#words/en/controls.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useHydrated } from './use-hydrated.ts'
import { useModal } from './use-modal.ts'

type Props = { open: boolean; close: () => void; title: string; children: ReactNode }

/** A native dialog. Without scripts it is rendered open in the page. */
export function Dialog({ open, close, title, children }: Props) {
  const hydrated = useHydrated()
  const { titleId, modal } = useModal(open && hydrated, close)
  return (
    <dialog
      {...modal}
      open={open && !hydrated}
      aria-labelledby={titleId}
      className="fixed inset-0 z-50 m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-soft bg-limewash p-0 text-ink shadow-sheet"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <DialogHead titleId={titleId} title={title} close={close} />
          {children}
        </div>
      )}
    </dialog>
  )
}

export const DialogHead = ({ titleId, title, close }: Pick<Props, 'title' | 'close'> & { titleId: string }) => (
  <div className="mb-4 flex items-start justify-between gap-4">
    <h2 id={titleId} className="text-xl">
      {title}
    </h2>
    <button
      type="button"
      onClick={close}
      aria-label={words.close}
      className="scripted -mt-2 -mr-3 grid size-11 shrink-0 place-items-center"
    >
      <Icon shape={icons.close} />
    </button>
  </div>
)
