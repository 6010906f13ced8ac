/** The folder that holds package.json. */
export const projectRoot: string;

/** A short text that changes with the content of any source file under `roots`, relative to the project. */
export function fingerprint(roots: readonly string[]): string;

/**
 * Bundles the server, the stand-ins and the commands of the local run, unless that was done for
 * exactly these sources, and returns the folder they are in.
 */
export function bundle(): Promise<string>;

/** Keeps `folder` from being cleared away while this process lives. */
export function keepBundle(folder: string): void;
