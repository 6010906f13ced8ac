/**
 * Every message that the product's specification fixes, letter for letter. The only place one is
 * written: screens, server, mocks and tests all read it here.
 */
export const messages = {
  required: {
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
    rating: 'Rating is required 1 to 5',
    reviewDescription: 'Description is required',
    productName: 'Product name is Required',
    minQuantity: 'Minimum quantity is Required',
    image: 'Image is Required',
    quantity: 'Quantity is Required',
    price: 'Price is Required',
    productDescription: 'Description is Required',
  },
  passwordTooShort: 'Minimum length should be 6',
  ratingTooHigh: 'Maximum rating number is 5',
  reviewTooShort: 'Minimum 10 character',
  reviewTooLong: 'Maximum 250 character',
  belowMinimum: (minimum: number) => `Please order minimum ${minimum}`,
  aboveStock: (stock: number) => `Maximum order quantity ${stock}`,

  cancelQuestion: 'Are you sure you want to cancel this order?',
  productAdded: 'Product added successfully',
  orderDeleted: 'Order deleted',
  orderAccepted: 'Accepted order',
  productDeleted: 'Product deleted',
  madeAdmin: 'Successfully made admin',
  profileUpdated: 'Profile updated',
  orderPlaced: 'Placed order successfully.',
  paymentCompleted: 'Your payment is completed',
  /** Followed by the transaction id, hence the space at the end. */
  paymentCongratulations: 'Congrats! Your payment is completed! ',
  reviewAdded: 'Review added',
  resetEmailSent: 'Password reset email sent!',

  /** The space at the end is the specification's. */
  productNotAdded: 'Failed to add the product ',
  orderNotAccepted: 'Cannot accept order',
  profileUnchanged: 'No new information!',
  alreadyPaid: 'Already paid',
  noUserFound: 'No user found',
  wrongPassword: 'Wrong password',
  reviewFailed: 'Something went wrong',

  /** What buttons and links are called. */
  labels: {
    learnMore: 'Learn More',
    ourParts: 'Our Parts',
    forgotPassword: 'Forgot password',
    continueWithGoogle: 'Continue With Google',
    backToHome: 'Back to home',
  },
} as const;
