import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { toW3c } from './w3c.ts';

const file = fileURLToPath(new URL('./tokens.json', import.meta.url));
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(toW3c()), { ...options, filepath: file }));
