import { call } from '#app/lib/http/api.ts';
import { messageOf } from '#app/lib/http/api-error.ts';

/** Asks for a mail when the part can be ordered again. Resolves to the reason why not, or to null. */
export const askForStock = (partId: string): Promise<string | null> =>
  call('askForStock', { params: { id: partId } }).then(
    () => null,
    (error: unknown) => messageOf(error),
  );
