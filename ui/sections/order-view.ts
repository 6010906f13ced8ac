/** An order as the order screens show it. */
export interface OrderView {
  _id: string;
  name: string;
  email: string;
  address: string;
  phone: string;
  productName: string;
  productQuantity: number;
  /** Dollars, like `totalPrice`. */
  unitPrice: number;
  totalPrice: number;
  image: string;
  paid: boolean;
  transactionId: string | null;
  status: 'unpaid' | 'pending' | 'shipped';
}
