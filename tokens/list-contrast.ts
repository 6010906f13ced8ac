import { brands } from './brands.ts';
import { contrastsOf } from './contrast.ts';

/* `npm run tokens:contrast`: the contrast of every pair of colours in both themes of each brand. */

for (const [name, brand] of Object.entries(brands)) {
  console.log(name);
  console.table(
    contrastsOf(brand).map(({ light, dark, ...pair }) => ({
      ...pair,
      light: Number(light.toFixed(2)),
      dark: Number(dark.toFixed(2)),
    })),
  );
}
