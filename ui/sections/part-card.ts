/** What a part shows of itself where parts are offered. */
export interface PartCard {
  _id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  /** Units that can be sold now. */
  quantity: number;
  /** The smallest quantity one order may ask for. */
  minQuantity: number;
  /** Address of the picture; empty when there is none. */
  image: string;
}
