type Props = { guest: { name: string; email: string; phone: string; specialRequests?: string | undefined } }

export function GuestFacts({ guest: { name, email, phone, specialRequests } }: Props) {
  return (
    <section>
      <h2 className="text-xl">Guest Information</h2>
      <dl className="facts mt-4">
        <Fact name="Name" value={name} />
        <Fact name="Email" value={email} />
        <Fact name="Phone" value={phone} />
        {specialRequests && <Fact name="Special requests" value={specialRequests} />}
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt>{name}</dt>
    <dd className="break-words">{value}</dd>
  </div>
)
