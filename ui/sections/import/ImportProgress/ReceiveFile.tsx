import { useState } from 'react';
import type { ImportRun } from '#contract/import/imports.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/import-progress.js';
import * as texts from '#messages/import-texts.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { FileDrop } from '#ui/components/FileDrop/FileDrop.tsx';
import { formatBytes, formatSent } from '#ui/components/FileDrop/format-bytes.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Refusal } from '../../form/Refusal.tsx';
import { fileTypes } from '../run/file-types.ts';
import type { ImportActions, Upload } from '../run/import-source.ts';
import { ProgressPanel } from './ImportProgress.tsx';

export interface ReceiveFileProps extends Pick<ImportActions, 'onSend' | 'onStop' | 'onGoOn'> {
  run: ImportRun;
  /** Null: this tab does not have the file. */
  upload: Upload | null;
}

const ignore = () => undefined;

/** The upload of a file, which can be interrupted, also by closing the page. */
export function ReceiveFile({ run, upload, onSend, onStop, onGoOn }: ReceiveFileProps) {
  const { name, bytes, received } = run;
  const [error, setError] = useState('');

  if (!upload) {
    const sent = texts.bytesOf({ sent: formatBytes(received), size: formatBytes(bytes) });
    return (
      <Stack gap="4">
        <p>{m.arrived({ sent })}</p>
        <FileDrop
          label={m.sameFile({ name })}
          isMain
          accept={fileTypes}
          maxBytes={limits.import.fileBytes}
          file={null}
          error={error}
          onChoose={(file) => {
            const isSame = file.name === name && file.size === bytes;
            setError(isSame ? '' : m.otherFile({ name, size: formatBytes(bytes) }));
            if (isSame) onSend(file);
          }}
          onCancel={ignore}
          onRetry={ignore}
          onRemove={ignore}
        />
      </Stack>
    );
  }
  const { sentBytes, isSending } = upload;
  const sent = formatSent(sentBytes, bytes);
  return (
    <ProgressPanel
      title={m.sending({ name })}
      facts={
        <>
          <span>{isSending ? sent : m.stopped({ sent })}</span>
          {isSending && <span>{m.stay()}</span>}
        </>
      }
      bar={{
        label: m.sending({ name }),
        value: sentBytes,
        max: bytes,
        tone: upload.error ? 'failed' : 'live',
      }}
      actions={
        isSending ? (
          <Button onPress={onStop}>{m.stop()}</Button>
        ) : (
          <Button tone="solid" onPress={onGoOn}>
            {m.goOn()}
          </Button>
        )
      }
    >
      {upload.error && <Refusal of={upload.error} />}
    </ProgressPanel>
  );
}
