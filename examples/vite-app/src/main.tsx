import './styles.ts';
import { isBrandName } from '@norholt/ui/shops';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const { brand } = document.documentElement.dataset;
const root = document.getElementById('root');
if (root) hydrateRoot(root, <Page brand={isBrandName(brand) ? brand : 'norholt'} />);
