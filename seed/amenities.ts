/** What the place offers; `picture` names a file in `seed/pictures`. */
export const amenities = [
  {
    title: 'Swimming pool',
    description:
      'A long freshwater pool on a terrace of pale stone, with a shallow end for children, loungers and canvas umbrellas for everybody, and the sea behind it. Open from eight in the morning until ten at night from May to October, closed in winter.',
    category: 'outdoor',
    picture: 'pool-midday',
    featured: true,
  },
  {
    title: 'Beach area',
    description:
      'A hundred metres down the garden path lies a small quiet cove: pale sand, clear shallow water, a few umbrellas. Towels, chairs and a beach bag are in every villa.',
    category: 'outdoor',
    picture: 'beach',
    featured: true,
  },
  {
    title: 'BBQ area',
    description:
      'A stone grill under a reed-covered pergola, with a table long enough for two villas. Wood, tongs and a lamp are there; bring what the fisherman had this morning.',
    category: 'outdoor',
    picture: 'bbq-garden',
    featured: true,
  },
  { title: 'Garden', description: 'Lawns, lavender and olive trees between the houses, watered at night.', category: 'outdoor', picture: null, featured: false },
  { title: 'Private parking', description: 'One shaded place for each villa, inside the gate.', category: 'outdoor', picture: null, featured: false },
  { title: 'Sun terrace', description: 'Loungers and umbrellas around the pool, enough for every guest.', category: 'outdoor', picture: null, featured: false },
  { title: 'Equipped kitchen', description: 'Oven, hob, dishwasher, coffee machine and sharp knives.', category: 'indoor', picture: null, featured: false },
  { title: 'Air conditioning', description: 'In every bedroom and living room, with its own control.', category: 'indoor', picture: null, featured: false },
  { title: 'Fast WiFi', description: 'Fibre to every house; good enough for a call from the terrace.', category: 'indoor', picture: null, featured: false },
  { title: 'Washing machine', description: 'In each villa, with a drying line in the sun.', category: 'indoor', picture: null, featured: false },
  { title: 'Welcome by your host', description: 'We meet you, show you the house and tell you where the good fish is.', category: 'services', picture: null, featured: false },
  { title: 'Linen and towels', description: 'Changed once a week, beach towels included.', category: 'services', picture: null, featured: false },
  { title: 'Cleaning', description: 'Before you arrive and once in the middle of longer stays.', category: 'services', picture: null, featured: false },
] as const
