import * as words from '#words/en/payment.ts'

type Props = { guest: { name: string; email: string; phone: string; specialRequests?: string | undefined } }

export function GuestFacts({ guest: { name, email, phone, specialRequests } }: Props) {
  return (
    <section>
      <h2 className="text-xl">{words.guestInformation}</h2>
      <dl className="facts mt-4">
        <Fact name={words.name} value={name} />
        <Fact name={words.email} value={email} />
        <Fact name={words.phone} value={phone} />
        {specialRequests && <Fact name={words.specialRequests} value={specialRequests} />}
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
