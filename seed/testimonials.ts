/** Invented, as an example of the form: a live site refuses these quotes. */
export const testimonials = {
  quote1: 'We swam before breakfast every single day. The children still ask when we are going home, and they mean there.',
  guests1: 'A family of five, Villa Armonia',
  quote2: 'Spotless house, honest photographs, and hosts who were there when we needed them and nowhere to be seen when we did not.',
  guests2: 'Two couples, Villa Thea',
  quote3: 'The roof terrace at night is worth the journey alone. We have already chosen our week for next year.',
  guests3: 'A couple, Villa Onar',
}
