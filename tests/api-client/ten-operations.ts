import createClient from 'openapi-fetch'
// Written from the OpenAPI document by the test, beside a copy of this file.
import type { components, paths } from './api.ts'

type Fetch = (request: Request) => Promise<Response>
type RefusalCode = components['schemas']['Refusal']['code']

/** A stranger's program: finds a villa, reads its price, signs up, books, and is refused by a code that its types name. */
export async function bookByApi(baseUrl: string, fetch: Fetch) {
  const api = createClient<paths>({ baseUrl, fetch })
  const { data: settings } = await api.GET('/api/settings.php')
  const { data: names } = await api.GET('/api/villaNames.php', { params: { query: {} } })
  const [first] = names?.villas ?? []
  const villa = await api.GET('/api/villa.php', { params: { query: { villa: first?.slug ?? '' } } })
  const stay = { checkIn: '2026-07-06', checkOut: '2026-07-13', guests: 2 }
  const { data: found } = await api.GET('/api/booking/search_stays.php', { params: { query: stay } })
  const { data: months } = await api.GET('/api/booking/search_months.php')
  const price = await api.GET('/api/booking/calculate-price.php', { params: { query: { villaId: first?.id ?? 0, ...stay } } })
  const sunday = await api.GET('/api/booking/calculate-price.php', {
    params: { query: { villaId: first?.id ?? 0, ...stay, checkIn: '2026-07-05' } },
  })
  const code: RefusalCode | undefined = sunday.error?.code
  const { data: account } = await api.POST('/api/userRegister.php', {
    body: { fullName: 'Eve', email: 'eve@example.com', password: 'Quiet-Harbour-27', country: 'Serbia', phoneNumber: '+381 60 1234567' },
  })
  const { data: user } = await api.POST('/api/checkUser.php', { body: { email: 'eve@example.com', password: 'Quiet-Harbour-27' } })
  const { data: mine } = await api.GET('/api/booking/get_user_bookings.php', { params: { query: {} } })
  const order = await api.POST('/api/booking/create-payment.php', {
    body: {
      villaId: first?.id ?? 0,
      startDate: stay.checkIn,
      endDate: stay.checkOut,
      guestInfo: { name: 'Eve', email: 'eve@example.com', phone: '+381 60 1234567', guests: 2 },
      paymentType: 'full',
    },
  })
  return {
    site: settings?.settings.general.siteName,
    villa: villa.data?.villa.name,
    found: found?.villas.map((one) => one.available),
    months: months?.months.length,
    total: price.data?.finalPrice,
    refused: { code, status: sunday.response.status, message: sunday.error?.message },
    account: account?.success,
    user: user?.success,
    mine: mine?.bookings.length,
    order: order.data?.paymentForm.fields.oid ?? order.error?.code,
  }
}
