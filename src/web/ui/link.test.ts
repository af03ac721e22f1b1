import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
// biome-ignore lint/style/noRestrictedImports: compared with the own one
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Basename } from '#render/document/first-paint.ts'
import { ServedLink } from './link.tsx'

const html = (Link: FunctionComponent<LinkProps>, basename: string, props: LinkProps) =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { basename, location: `${basename}/villas/villa-thea?adults=2`.replace('//', '/') },
      createElement(Basename, { value: basename }, createElement(Link, props)),
    ),
  )

const links: LinkProps[] = [
  '/',
  '/villas',
  '/villas/villa-thea',
  '/admin/dashboard/bookings/17',
  '/villas/',
  '//evil.example',
  '/\\evil.example',
  '/a/../b',
  '/?adults=2',
  '/booking?checkIn=2027-05-03&checkOut=2027-05-10',
  '/booking?',
  '/booking#dates',
  '/booking?a=1#dates',
  '/booking?#dates',
  '/pages/%C4%8D',
  '/pages/č',
  '/a//b',
  '/a\nb',
  '/booking?a=b c&d="e"',
  '?adults=3',
  '#prices',
  '.',
  '..',
  '',
  'gallery',
  'https://other.example/x',
  'mailto:a@b.example',
  'javascript:alert(1)',
  { pathname: '/villas', search: '?a=1' },
].map((to) => ({ to, children: 'Villas' }))

const details: LinkProps = {
  to: '/villas',
  prefetch: 'intent',
  replace: true,
  preventScrollReset: true,
  viewTransition: true,
  reloadDocument: true,
  state: { from: 'x' },
  discover: 'none',
  className: 'link',
  'aria-current': 'page',
  target: '_blank',
  rel: 'noreferrer',
  onClick: () => undefined,
  children: 'Villas',
}

describe.each(['/', '/sr'])('below %s, a server-rendered link equals the router’s link', (basename) => {
  test.each([...links, details])('a server-rendered link to $to equals the router’s link', (props) => {
    const splitParts = (Link: FunctionComponent<LinkProps>) => html(Link, basename, props).split(/[ >]/).sort()
    expect(splitParts(ServedLink)).toEqual(splitParts(RouterLink as FunctionComponent<LinkProps>))
  })
})
