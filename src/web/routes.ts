import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    route('villas', 'routes/villas.tsx'),
    route('villas/:slug', 'routes/villa.tsx'),
    route('gallery', 'routes/gallery.tsx'),
    route('booking', 'routes/booking.tsx'),
    route('booking/price', 'routes/booking-price.ts'),
    route('log-out', 'routes/log-out.ts'),
    route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
    route('404', 'routes/not-found.tsx', { id: '404' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
] satisfies RouteConfig
