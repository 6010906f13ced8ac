/**
 * The packages that stories and components import. Vite bundles them before a run. A package that it discovers during a
 * run makes it reload the page, and the run fails.
 */
export const browserPackages = [
  '@hookform/resolvers/zod',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  'd3-scale',
  'lucide',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'p-limit',
  'radix-ui/dialog',
  'radix-ui/dropdown-menu',
  'radix-ui/toast',
  'react',
  'react-aria-components/Autocomplete',
  'react-aria-components/Collection',
  'react-aria-components/Header',
  'react-aria-components/Input',
  'react-aria-components/ListBox',
  'react-aria-components/TextField',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
] as const;
