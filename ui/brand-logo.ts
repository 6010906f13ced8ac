import { createContext, useContext } from 'react';
import { logo } from '#brand/logo.ts';

/** The logo of the brand. Storybook provides that of the chosen brand. */
export const BrandLogo = createContext(logo);

export const useLogo = () => useContext(BrandLogo);
