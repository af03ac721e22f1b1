import { PHONE } from '#web/ui/is-phone.ts'

/** Folds the footer on phones, where it is long; wider screens show all of it. Without scripts everything is open. */
export function foldFooter(): void {
  const phone = matchMedia(PHONE)
  const fold = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('footer [data-fold]')) column.open = !phone.matches
  }
  phone.addEventListener('change', fold)
  fold()
}
