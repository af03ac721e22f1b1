import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    route('villas', 'routes/villas.tsx'),
    route('villas/:slug', 'routes/villa.tsx'),
    route('gallery', 'routes/gallery.tsx'),
    route('amenities', 'routes/amenities.tsx'),
    route('attractions', 'routes/attractions.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('booking', 'routes/booking.tsx'),
    route('booking/price', 'routes/booking-price.ts'),
    route('booking-request', 'routes/booking-request.tsx'),
    route('booking-confirmation', 'routes/booking-confirmation.tsx'),
    route('reservations', 'routes/reservations.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('admin', 'routes/admin/sign-in.tsx'),
    route('log-out', 'routes/log-out.ts'),
    route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
    route('404', 'routes/not-found.tsx', { id: '404' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
  layout('routes/admin/office.tsx', [
    route('admin/dashboard', 'routes/admin/dashboard.tsx'),
    route('admin/dashboard/bookings', 'routes/admin/bookings.tsx'),
  ]),
] satisfies RouteConfig
