import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import * as words from '#words/en/office-frame.ts'
import { FORM_REFUSED } from '../forms/use-form-result.ts'
import { goOnIfConnected, leavesPage } from '../forms/use-leave-guard.ts'
import { useToast } from '../toasts/toaster.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/**
 * Forms of the page with input that is not saved, and whether one is being sent. `data-at-once`: the form sends what is chosen in it at once.
 * `data-survives-tabs`: its input stays while only the query changes. `data-unchanged`: all in it is as it is stored.
 */
function useEditedForms() {
  const edited = useRef(new Set<HTMLFormElement>())
  const posting = useRef(false)
  useEffect(() => {
    let last: HTMLFormElement | undefined
    const edit = ({ target }: Event) => {
      const form = target instanceof HTMLElement ? target.closest('form') : null
      if (form?.method === 'post' && !('atOnce' in form.dataset)) edited.current.add(form)
    }
    const post = ({ target }: Event) => {
      const form = target as HTMLFormElement
      if (form.method !== 'post') return
      last = form
      edited.current.delete(form)
      posting.current = true
      setTimeout(() => {
        posting.current = false
      })
    }
    const undo = ({ target }: Event) => {
      edited.current.delete(target as HTMLFormElement)
    }
    const refused = () => {
      if (last) edited.current.add(last)
    }
    document.addEventListener('input', edit)
    document.addEventListener('submit', post, true)
    document.addEventListener('reset', undo)
    document.addEventListener(FORM_REFUSED, refused)
    return () => {
      document.removeEventListener('input', edit)
      document.removeEventListener('submit', post, true)
      document.removeEventListener('reset', undo)
      document.removeEventListener(FORM_REFUSED, refused)
    }
  }, [])
  return {
    /** `samePage`: only the query changes, by which a form with tabs keeps its input. */
    hasInput: (samePage: boolean) =>
      [...edited.current].some(
        (form) => form.isConnected && !('unchanged' in form.dataset) && !(samePage && 'survivesTabs' in form.dataset),
      ),
    isPosting: () => posting.current,
  }
}

/**
 * Asks before a page of the back office, or a dialog in it, is left with input that is not saved: by a link, 'Back', Escape or a click
 * beside. Without a network nothing is left at all.
 */
export function Unsaved() {
  const toast = useToast()
  const { hasInput, isPosting } = useEditedForms()
  const wouldLose = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const blocker = useBlocker((going) => {
    if (!leavesPage(going) || isPosting()) return false
    wouldLose.current = navigator.onLine && hasInput(going.nextLocation.pathname === going.currentLocation.pathname)
    return wouldLose.current || !navigator.onLine
  })
  const asks = blocker.state === 'blocked' && wouldLose.current && !leaving
  useEffect(() => {
    if (blocker.state !== 'blocked') setLeaving(false)
    else if (!asks) goOnIfConnected(blocker, toast)
  }, [blocker, asks, toast])
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (hasInput(false) && !isPosting()) event.preventDefault()
    }
    addEventListener('beforeunload', close)
    return () => removeEventListener('beforeunload', close)
  })
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <Dialog open={asks} close={stay} title={words.leaveWithoutSaving}>
      <p>{words.notSavedYet}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" look="act" onClick={stay}>
          {words.goOnEditing}
        </Button>
        <Button type="button" onClick={() => setLeaving(true)}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  )
}
