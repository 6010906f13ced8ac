/** What people are told when the card provider itself says nothing about a charge that did not come about. */
export const chargeWords = {
  unreachable: 'The card provider could not be reached. Check your connection and try again.',
  notReady: 'The card field is not ready yet.',
  cancelled: 'This payment was cancelled and your card was not charged. Try again.',
  notCompleted: 'The payment was not completed. Your card was not charged.',
};
