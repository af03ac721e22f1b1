import { NAME } from './account-name.ts'

type Account = { user: { fullName: string; status: number } | null }

/** Shows who is signed in on a page that all signed-in guests share. Their menus are in it, hidden: `data-account` says whose. */
export function fillInAccount(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-account]')
  if (!parts[0]) return
  fetch('/account')
    .then(async (answer) => {
      if (!answer.ok) return
      const { user }: Account = await answer.json()
      const shown = user ? (user.status === 2 ? 'office' : 'guest') : 'nobody'
      for (const part of parts) {
        part.hidden = part.dataset.account !== shown
        const menu = part.querySelector('summary')
        if (!user || !menu || part.hidden) continue
        menu.ariaLabel = menu.ariaLabel?.replace(NAME, user.fullName) ?? null
        for (const name of part.querySelectorAll('[data-name]')) name.textContent = user.fullName
      }
    })
    // The link to the guest's own data stays.
    .catch(() => {})
}
