/** What the order screens show of an order. */
export interface OrderView {
  _id: string;
  name: string;
  email: string;
  address: string;
  phone: string;
  productName: string;
  productQuantity: number;
  /** Dollars, as is `totalPrice`. */
  unitPrice: number;
  totalPrice: number;
  image: string;
  paid: boolean;
  transactionId: string | null;
  status: 'unpaid' | 'pending' | 'shipped';
}
