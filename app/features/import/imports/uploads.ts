import { limits } from '#contract/limits.ts';
import { call } from '#app/lib/http/api.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { createStore, useStore } from '#app/lib/ui-state/store.ts';
import type { Upload } from '#ui/sections/import/run/import-source.ts';

interface Sending extends Upload {
  file: File;
  controller: AbortController;
}

/** The files that this tab sends, by the ids of their imports. They go on while another page is open. */
const uploads = createStore<ReadonlyMap<string, Sending>>(new Map());

/** A megabyte on a slow line. */
const timeoutMs = 120_000;

export const useUpload = (id: string): Upload | null => useStore(uploads).get(id) ?? null;

function change(id: string, changes: Partial<Sending> | null): void {
  const [all, known] = [new Map(uploads.get()), uploads.get().get(id)];
  if (changes === null) all.delete(id);
  else if (known) all.set(id, { ...known, ...changes });
  uploads.set(all);
}

/** Sends a file from a byte on, in chunks. Resolves when it has arrived, was stopped or has failed. */
async function send(id: string, file: File, from: number): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const start = { file, controller, sentBytes: from, isSending: true, error: null };
  uploads.set(new Map(uploads.get()).set(id, start));
  try {
    let received = from;
    while (received < file.size) {
      const at = received;
      const body = new FormData();
      body.append('file', file.slice(at, at + limits.import.chunkBytes), file.name);
      const run = await call('sendImportBytes', {
        params: { id },
        query: new URLSearchParams({ from: String(at) }),
        body,
        signal,
        timeoutMs,
        // It also counts the multipart headers around the bytes.
        onUploadProgress: (sent) =>
          change(id, { sentBytes: Math.min(at + sent, at + limits.import.chunkBytes, file.size) }),
      });
      received = run.received;
    }
    change(id, null);
  } catch (error) {
    change(id, { isSending: false, error: signal.aborted ? null : shownError(error) });
  }
}

/** Begins to send a file. */
export const startUpload = (id: string, file: File, received = 0): Promise<void> => send(id, file, received);

export function stopUpload(id: string): void {
  uploads.get().get(id)?.controller.abort();
}

/** Sends the rest of a file. The server knows what has arrived. */
export async function goOnWithUpload(id: string): Promise<void> {
  const known = uploads.get().get(id);
  if (!known || known.isSending) return;
  change(id, { isSending: true, error: null });
  try {
    const { received } = await call('findImport', { params: { id } });
    await send(id, known.file, received);
  } catch (error) {
    change(id, { isSending: false, error: shownError(error) });
  }
}
