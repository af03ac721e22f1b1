import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { Intent } from '../forms/intent.tsx'

export function LogOut({ className, children = words.logOut }: { className: string; children?: ReactNode }) {
  return (
    <Form method="post" action={href('/log-out')}>
      <Intent is="log-out" />
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  )
}
