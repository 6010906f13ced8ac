/** Content that tests how a layout wraps. */
export const longWord = 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz';
export const longName = 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L';
export const longPersonName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the 3rd';

export const longPart = { name: longName, price: 999_999.99, quantity: 1_000_000, minQuantity: 1_000_000 };

export const longOrder = {
  productName: longName,
  productQuantity: 1_000_000,
  unitPrice: 999_999.99,
  totalPrice: 999_999.99,
  address: `Industrivägen${'industrivägen'.repeat(8)}`,
};
