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

/** The tail of an order's id: short enough to read out on the phone. */
export const orderNumber = ({ _id }: Pick<OrderView, '_id'>) => _id.slice(-6).toUpperCase();
