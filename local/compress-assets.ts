import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, encodings, extensionOf } from '#server/http/encoding.ts';

const text = /\.(js|css|svg)$/;

/** Writes a Brotli and a gzip file beside each text of `outDir`'s assets. A name with a hash always has the same content. */
export async function compressAssets(outDir: string): Promise<void> {
  const assets = path.join(outDir, 'assets');
  const files = readdirSync(assets)
    .filter((name) => text.test(name))
    .map((name) => path.join(assets, name));
  await Promise.all(
    files.flatMap((file) =>
      encodings.map(async (encoding) => {
        const compressed = file + extensionOf[encoding];
        if (existsSync(compressed)) return;
        await writeFile(compressed, await compress(await readFile(file), encoding, 11));
      }),
    ),
  );
}
