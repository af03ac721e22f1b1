export const priceNames: Record<string, string> = {
  'Standard rate': 'Βασική τιμή',
  'Kept by the cancellation policy': 'Παρακράτηση σύμφωνα με την πολιτική ακύρωσης',
  'Agreed with your hosts': 'Κατόπιν συμφωνίας με τους οικοδεσπότες',
  Reduction: 'Μείωση',
}
