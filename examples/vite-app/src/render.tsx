import type { BrandName } from '@norholt/ui/shops';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

export const render = (brand: BrandName): string => renderToString(<Page brand={brand} />);
