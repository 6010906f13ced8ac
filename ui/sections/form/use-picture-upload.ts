import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/use-picture-upload.js';
import type { FileDropState } from '#ui/components/FileDrop/FileDrop.tsx';
import type { ActionError } from './action-error.ts';

export interface UploadOptions {
  /** Aborted when the person cancels, chooses another picture or leaves. */
  signal: AbortSignal;
  onProgress(sentBytes: number): void;
}

/** Uploads a picture. Resolves to its URL or to the error. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ url: string } | ActionError>;

interface Sending {
  file: File;
  previewUrl: string;
  controller: AbortController;
  /** The URL of the uploaded picture; null when the upload failed or was cancelled. */
  url: Promise<string | null>;
}

const notSent: ActionError = { message: m.failed() };

/** The picture of a form: uploaded as soon as it is chosen, and kept until it is removed. */
export function usePictureUpload(onUpload: UploadPicture) {
  const [file, setFile] = useState<FileDropState>(null);
  const sending = useRef<Sending | null>(null);

  function drop() {
    const given = sending.current;
    sending.current = null;
    if (!given) return;
    given.controller.abort();
    URL.revokeObjectURL(given.previewUrl);
  }

  function send(picked: File) {
    drop();
    const previewUrl = URL.createObjectURL(picked);
    const facts = { name: picked.name, size: picked.size, previewUrl };
    const controller = new AbortController();
    const givenUp = new Promise<null>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(null));
    });

    async function deliver() {
      const answer = await onUpload(picked, {
        signal: controller.signal,
        onProgress: (sentBytes) => {
          if (!controller.signal.aborted) setFile({ ...facts, status: 'sending', sentBytes });
        },
      }).catch(() => notSent);
      if (controller.signal.aborted) return null;
      if ('url' in answer) {
        setFile({ ...facts, status: 'done', url: answer.url });
        return answer.url;
      }
      setFile({ ...facts, status: 'failed', message: answer.message });
      return null;
    }

    setFile({ ...facts, status: 'sending', sentBytes: 0 });
    const url = Promise.race([deliver(), givenUp]);
    sending.current = { file: picked, previewUrl, controller, url };
  }

  useEffect(() => drop, []);

  return {
    file,
    choose: send,
    retry() {
      if (sending.current) send(sending.current.file);
    },
    remove() {
      drop();
      setFile(null);
    },
    /** Whether there is a picture, uploaded or not. Current, unlike `file`. */
    isChosen: () => sending.current !== null,
    /** Resolves when the current upload has ended. */
    settled: async () => (await sending.current?.url) ?? null,
  };
}
