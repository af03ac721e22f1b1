import { LOG_IN } from '../menus.ts'

/** The login page that leads on to `target`. */
export const logInPage = (target: string | null | undefined): string =>
  target ? `${LOG_IN}?${new URLSearchParams({ redirect: target })}` : LOG_IN
