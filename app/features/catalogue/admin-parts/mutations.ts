import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Part, PartChange, NewPart } from '#contract/catalogue/parts.ts';
import type { StockChange } from '#contract/catalogue/stock-history.ts';
import type { NoteConversion } from '#contract/fitment/notes.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { call } from '#app/lib/http/api.ts';
import { createIdempotencyKeys } from '#app/lib/http/idempotency-keys.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { UploadOptions, UploadPicture } from '#ui/sections/form/use-picture-upload.ts';

/** The query keys of all lists of parts for admins start with it. */
export const adminPartsKey = ['parts', 'admin'] as const;

type PartPage = ListPage<Part>;

/** Updates a part in the cached lists. Null removes it. */
function keep(client: QueryClient, id: string, part: Part | null): void {
  client.setQueriesData<PartPage>({ queryKey: adminPartsKey }, (page) => {
    if (!page?.rows.some(({ _id }) => _id === id)) return page;
    const rows = page.rows.flatMap((row) => (row._id === id ? (part ?? []) : row));
    return { ...page, rows, total: page.total + rows.length - page.rows.length };
  });
}

/** Invalidates every query about parts, stock or sales, without waiting for the refetch. */
export function useShopChanged() {
  const client = useQueryClient();
  const { uid } = useSignedIn();
  return () => {
    void client.invalidateQueries({ queryKey: ['parts'] });
    void client.invalidateQueries({ queryKey: privateKey(uid) });
  };
}

/** Adds a part. Idempotent: a retry after a lost response adds no second part. */
export function useAddPart() {
  const { email } = useSignedIn();
  const shopChanged = useShopChanged();
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  return useMutation({
    mutationFn: (values: NewPart) => {
      const body = { ...values, email };
      const idempotencyKey = idempotencyKeys.keyFor(body);
      return call('addPart', { body, idempotencyKey });
    },
    onSuccess: () => {
      idempotencyKeys.done();
      shopChanged();
    },
  });
}

interface WantedChange {
  id: string;
  change: PartChange;
}

/** Updates a part. On an edit conflict it shows the other admin's version in the lists and overwrites nothing. */
export function useChangePart() {
  const client = useQueryClient();
  const shopChanged = useShopChanged();
  return useMutation({
    mutationFn: ({ id, change }: WantedChange) => call('changePart', { params: { id }, body: change }),
    onSuccess: ({ part }) => {
      keep(client, part._id, part);
      shopChanged();
    },
    onError: (error, { id }) => {
      if (error instanceof ApiError && error.part) keep(client, id, error.part);
      if (isUnknown(error)) shopChanged();
    },
  });
}

/** Sets a stock with a reason. If it is another one by now, the lists show that. */
export function useChangeStock(id: string) {
  const client = useQueryClient();
  const shopChanged = useShopChanged();
  return useMutation({
    mutationFn: (body: StockChange) => call('changeStock', { params: { id }, body }),
    onSuccess: ({ part }) => keep(client, id, part),
    onError: (error) => {
      if (error instanceof ApiError && error.part) keep(client, id, error.part);
    },
    onSettled: shopChanged,
  });
}

/** Turns a note into a condition. Idempotent: a retry after a lost response gets the same reply. */
export function useConvertNote() {
  const shopChanged = useShopChanged();
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  return useMutation({
    mutationFn: (body: NoteConversion) =>
      call('convertStatementNote', { body, idempotencyKey: idempotencyKeys.keyFor(body) }),
    onSuccess: () => {
      idempotencyKeys.done();
      shopChanged();
    },
  });
}

export function useDeletePart() {
  const client = useQueryClient();
  const shopChanged = useShopChanged();
  const leave = (id: string) => {
    keep(client, id, null);
    shopChanged();
  };
  return useMutation({
    mutationFn: (id: string) => call('deletePart', { params: { id } }),
    onSuccess: (_answer, id) => leave(id),
    onError: (error, id) => {
      if (isUnknown(error)) leave(id);
    },
  });
}

export function useRestorePart() {
  const shopChanged = useShopChanged();
  return useMutation({
    mutationFn: (id: string) => call('restorePart', { params: { id } }),
    onSettled: shopChanged,
  });
}

/** The server allows 15 seconds for the upload and then needs time to decode the image. */
const uploadTimeoutMs = 30_000;

export function useUploadPicture(): UploadPicture {
  const { mutateAsync: upload } = useMutation({
    mutationFn: ({ file, signal, onProgress }: UploadOptions & { file: File }) => {
      const body = new FormData();
      body.append('image', file);
      return call('storeImage', {
        body,
        signal,
        timeoutMs: uploadTimeoutMs,
        // `sentBytes` also counts the multipart headers around the file.
        onUploadProgress: (sentBytes) => onProgress(Math.min(sentBytes, file.size)),
      });
    },
  });
  return async (file, options) => {
    try {
      return (await upload({ file, ...options })).data;
    } catch (error) {
      return shownError(error);
    }
  };
}
