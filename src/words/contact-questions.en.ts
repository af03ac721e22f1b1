export const didYouMean = (meant: string, typed: string) => `Did you mean ${meant}? If ${typed} is right, please send the form again.`
export const isNumberRight = (phone: string) =>
  `Is ${phone} complete, with the country code, such as +44? If it is right, please send the form again.`
