import { writeFileSync } from 'node:fs';
import { fontFiles } from './fonts.ts';
import { subset } from './subset.ts';

for (const [name, file] of Object.entries(fontFiles)) {
  writeFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url), await subset(file));
}
