/** What part cards show. */
export interface PartCard {
  _id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  /** Units in stock. */
  quantity: number;
  /** Minimum order quantity. */
  minQuantity: number;
  /** URL of the image; empty when there is none. */
  image: string;
}
