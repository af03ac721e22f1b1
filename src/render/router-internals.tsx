import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  Scripts,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'

// All that the site knows of React Router beyond its documentation. `router-internals.test.ts` compares it with the installed version.

type PageComponent = Parameters<typeof withComponentProps>[0]
export type RouteModule = Record<string, unknown> & {
  default?: PageComponent
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

/** Gives the components of a route their props, as React Router's plugin does for the modules that it knows. */
export const withRouteProps = ({ default: Page, ErrorBoundary, ...module }: RouteModule = {}) => ({
  ...module,
  ...(Page && { default: withComponentProps(Page) }),
  ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
})

type Props = { children?: ReactNode; type?: string; async?: boolean; href?: string; 'data-files'?: string; 'data-waits'?: string }

/**
 * The scripts that start the router in the browser, held back: the module is text that names the files it imports, for the script inside
 * the page to start (`in-page/start-page.ts`). `waits`: until somebody touches the page.
 */
export function HeldScripts({ waits }: { waits: boolean }) {
  const { files, scripts } = routerScripts()
  const held: Props = { type: 'text/plain', async: false, 'data-files': files, ...(waits && { 'data-waits': '' }) }
  return scripts.map((script) => (script.props.type === 'module' ? cloneElement(script, held) : script))
}

/** The files that every page with React loads, for a page that does not start it and may lead to one that does. */
export const RouterFiles = () => <span hidden data-files={routerScripts().files.split(' ').filter(isOfEveryPage).join(' ')} />

const isOfEveryPage = (file: string): boolean => /\/(entry\.client|react|frame)-/.test(file)

/** Calls React Router's component as a function, because it has no props to hold its scripts back. */
function routerScripts(): { files: string; scripts: ReactElement<Props>[] } {
  const elements = elementsIn(Scripts({}))
  const files = elements.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  return { files: files.join(' '), scripts: elements.filter(({ type }) => type !== 'link') }
}

/** Descends into fragments only, because `Scripts` wraps its elements in nothing else. */
const elementsIn = (node: ReactNode): ReactElement<Props>[] =>
  Children.toArray(node).flatMap((element) => {
    if (!isValidElement<Props>(element)) return []
    return element.type === Fragment ? elementsIn(element.props.children) : [element]
  })

const CONTROLLER = 'window.__reactRouterContext.streamController'

/** Characters that could end the script, or that older browsers take for the end of a line. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The texts of the scripts that hand the data of a page to the router in the browser, as React Router's own component would stream them. */
export async function handoffScripts(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const data = await new Response(stream).text()
  return [`${CONTROLLER}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});`, `${CONTROLLER}.close();`]
}
