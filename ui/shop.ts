import { createContext, useContext } from 'react';
import { shops } from '#tokens/shops.ts';

/** The shop of the brand that the page has as `data-brand`. */
export const ShopContext = createContext(shops.norholt);

export const useShop = () => useContext(ShopContext);
