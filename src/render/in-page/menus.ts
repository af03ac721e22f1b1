/** Menus (`ui/menu.tsx`) open without scripts. They close on a choice, outside, on another page, and on Escape. */
export function closeMenus(): void {
  const close = (which: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) if (which(menu)) menu.open = false
  }
  const closeOthers = ({ target }: Event) => close((menu) => !menu.contains(target as Node))
  const closeAll = () => close(() => true)
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeAll())
  document.addEventListener('submit', closeAll)
  addEventListener('popstate', closeAll)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const open = [...document.querySelectorAll('[data-menu][open]')]
    closeAll()
    open.at(-1)?.querySelector('summary')?.focus()
  })
}
