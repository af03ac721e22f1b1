import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * What answers in place of the site, such as a proxy, fails all routes of a page at once, and the router would show the failure of the
 * first one, in the frame for guests. What the root knows stays as it was, so the failure is shown in the frame of the office.
 */
export const failInside: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const { root, ...inside } = await next()
  const allFailed = root?.type === 'error' && Object.values(inside).some(({ type }) => type === 'error')
  return root && !allFailed ? { root, ...inside } : inside
}
