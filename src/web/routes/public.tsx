import { Outlet } from 'react-router'
import { Frame } from '../layout/frame.tsx'

export default function Public() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
