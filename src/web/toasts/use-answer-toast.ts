import { useEffect } from 'react'
import type { Toast } from './toast.ts'
import { useToast } from './toaster.tsx'

/** Shows the toast of each action answer. */
export function useAnswerToast(answer: { toast?: Toast | undefined } | undefined): void {
  const show = useToast()
  useEffect(() => {
    if (answer?.toast) show(answer.toast)
  }, [answer, show])
}
