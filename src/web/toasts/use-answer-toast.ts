import { useEffect } from 'react'
import type { Toast } from './toast.ts'
import { useToast } from './toaster.tsx'

/** Shows the toast that came with an action's answer, each time one comes. */
export function useAnswerToast(answer: { toast?: Toast | undefined } | undefined): void {
  const show = useToast()
  useEffect(() => {
    if (answer?.toast) show(answer.toast)
  }, [answer, show])
}
