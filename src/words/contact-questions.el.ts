export const didYouMean = (meant: string, typed: string) => `Μήπως εννοείτε ${meant}; Αν το ${typed} είναι σωστό, στείλτε ξανά τη φόρμα.`
export const isNumberRight = (phone: string) =>
  `Είναι πλήρης ο αριθμός ${phone}, με τον κωδικό της χώρας, για παράδειγμα +30; Αν είναι σωστός, στείλτε ξανά τη φόρμα.`
