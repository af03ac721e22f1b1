import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useKeptPage } from '../forms/use-kept-page.ts'

/** Keeps a page of the back office while the network is away: links wait for the server after an edit, forms keep themselves. */
export function useKeptOfficePage(): void {
  const { key } = useLocation()
  const edited = useRef(false)
  const posting = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    edited.current = false
  }, [key])
  useEffect(() => {
    const edit = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.closest<HTMLFormElement>('form')?.method === 'post') edited.current = true
    }
    const post = ({ target }: Event) => {
      if ((target as HTMLFormElement).method !== 'post') return
      posting.current = true
      setTimeout(() => {
        posting.current = false
      })
    }
    document.addEventListener('input', edit)
    document.addEventListener('submit', post, true)
    return () => {
      document.removeEventListener('input', edit)
      document.removeEventListener('submit', post, true)
    }
  }, [])
  useKeptPage(
    () => edited.current,
    () => posting.current,
  )
}
