/** What Lighthouse must report for mobile phones. Times in seconds, the blocking time in milliseconds. */
export interface MeasuredPage {
  path: string;
  /** Whose session opens it. */
  as: 'visitor' | 'customer' | 'admin';
  isIndexable: boolean;
  firstPaint?: number;
  largestPaint?: { 'HTTP/1.1': number; 'HTTP/2': number };
}

const both = (seconds: number) => ({ 'HTTP/1.1': seconds, 'HTTP/2': seconds });
const publicPage = { as: 'visitor', isIndexable: true } as const;

export const measuredPages: readonly MeasuredPage[] = [
  { ...publicPage, path: '/', firstPaint: 0.9, largestPaint: { 'HTTP/1.1': 1.3, 'HTTP/2': 1 } },
  { ...publicPage, path: '/parts', largestPaint: both(1.6) },
  { ...publicPage, path: '/parts?search=brake', largestPaint: both(1.6) },
  { ...publicPage, path: '/blogs' },
  { ...publicPage, path: '/portfolio' },
  { as: 'visitor', isIndexable: false, path: '/login' },
  { as: 'customer', isIndexable: false, path: '/user-dashboard/my-orders' },
  { as: 'admin', isIndexable: false, path: '/admin-dashboard/mange-product' },
];

export const required = {
  visitor: { performance: 98, blockingMs: 50, navigationMs: 100 },
  signedIn: { performance: 92, blockingMs: 100, navigationMs: 200 },
} as const;
