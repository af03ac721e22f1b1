const SHOWN_FOR_MS = 5_000

/** Ends the toast of a page that never loads React; on others the toaster does it. */
export function endToast(): void {
  const card = document.querySelector('#toasts [role=status] > *')
  if (!card || document.querySelector('script[data-files]')) return
  const end = () => card.remove()
  let timer = setTimeout(end, SHOWN_FOR_MS)
  const hold = () => clearTimeout(timer)
  const letGo = () => {
    hold()
    timer = setTimeout(end, SHOWN_FOR_MS)
  }
  card.querySelector('button')?.addEventListener('click', end)
  for (const type of ['mouseenter', 'focusin']) card.addEventListener(type, hold)
  for (const type of ['mouseleave', 'focusout']) card.addEventListener(type, letGo)
}
