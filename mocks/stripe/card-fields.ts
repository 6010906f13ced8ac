/** The parameters with which a browser confirms a payment by card. By default they are those of a card that pays. */
export const cardFields = (number = '4242424242424242') => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
});
