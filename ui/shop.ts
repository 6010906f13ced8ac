import { createContext, useContext } from 'react';
import { shop } from '#tokens/brands/norholt/shop.ts';

/** The shop of the brand that the page has as `data-brand`. */
export const ShopContext = createContext(shop);

export const useShop = () => useContext(ShopContext);
