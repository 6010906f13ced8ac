import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { brandNames } from './shops.ts';
import { toW3c } from './w3c.ts';

for (const brand of brandNames) {
  const file = fileURLToPath(new URL(`./brands/${brand}/tokens.json`, import.meta.url));
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(toW3c(brand)), { ...options, filepath: file }));
}
