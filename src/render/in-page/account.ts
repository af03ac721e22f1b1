import { NAME } from './account-name.ts'

type Unfinished = { says: string; to: string }
type Account = { user: { fullName: string; status: number } | null; unfinished: Unfinished | null }

/**
 * Shows who is signed in on a page that all signed-in guests share, and which stay is not finished. The menus are in it, hidden:
 * `data-account` says whose.
 */
export function fillInAccount(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-account]')
  const line = document.querySelector<HTMLElement>('[data-unfinished]')
  if (!parts[0]) return
  fetch(line?.dataset.unfinished ?? '/account')
    .then(async (answer) => {
      if (!answer.ok) return
      const { user, unfinished }: Account = await answer.json()
      const shown = user ? (user.status === 2 ? 'office' : 'guest') : 'nobody'
      for (const part of parts) {
        part.hidden = part.dataset.account !== shown
        const menu = part.querySelector('summary')
        if (!user || !menu || part.hidden) continue
        menu.ariaLabel = menu.ariaLabel?.replace(NAME, user.fullName) ?? null
        for (const name of part.querySelectorAll('[data-name]')) name.textContent = user.fullName
      }
      if (line) fillInUnfinished(line, unfinished)
    })
    // The link to the guest's own data stays, and the general line.
    .catch(() => {})
}

function fillInUnfinished(line: HTMLElement, unfinished: Unfinished | null): void {
  const [says, link] = [line.querySelector('span'), line.querySelector('a')]
  line.hidden = !unfinished
  if (!unfinished || !says || !link) return
  says.textContent = unfinished.says
  link.href = unfinished.to
}
