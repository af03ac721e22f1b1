import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
// Puts the file beside the others; the script inside the page loads it.
import './agents/page-tools.ts?file'
import { followTranslators, moveForeignNodes } from './foreign-nodes.ts'
import { rememberEarlyInput } from './forms/early-input.ts'
import { loadSignedInMenu } from './layout/account-menu.tsx'

moveForeignNodes()
followTranslators()
const fillInEarlyInput = rememberEarlyInput()

/** After hydration, and also where React has given it up and rendered the page anew. The page says that it is ready. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    fillInEarlyInput()
    document.body.dataset.ready = ''
    document.dispatchEvent(new Event('pageready'))
  }, [])
  return children
}

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Started>
          <HydratedRouter />
        </Started>
      </StrictMode>,
    )
  })

// React makes a part anew that is clicked or changed while its script is missing: the guest's menu would close, and its click be lost.
if (document.querySelector('[data-name]')) void loadSignedInMenu().then(start)
else start()
