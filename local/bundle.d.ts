/** The folder with package.json. */
export const projectRoot: string;

/** Returns a hash of all source files under `roots`, which are relative to the project. */
export function fingerprint(roots: readonly string[]): string;

/**
 * Bundles the server, the mock servers and the commands, unless the bundle is up to date. Returns its folder.
 */
export function bundle(): Promise<string>;

/** Prevents the removal of `folder` while this process runs. */
export function keepBundle(folder: string): void;
