import { useState } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/file-drop.js';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
import { formatBytes, formatSent } from './format-bytes.ts';
import * as styles from './FileDrop.css.ts';

interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** A URL that the browser can show without a request, such as from `URL.createObjectURL`. */
  previewUrl?: string;
}

export type DroppedFile =
  | (FileFacts & { status: 'sending'; sentBytes: number })
  | (FileFacts & { status: 'done'; url: string })
  | (FileFacts & { status: 'failed'; message: string; /** When it failed. */ sentBytes?: number });

/** The size of the image at `address`, in pixels. */
export interface MeasuredPicture {
  address: string;
  width: number;
  height: number;
}

/** The image URL, if the browser can show it. */
export const addressOf = (file: DroppedFile): string | undefined =>
  file.previewUrl ?? (file.status === 'done' ? file.url : undefined);

export interface FileRowProps {
  file: DroppedFile;
  /** Null until the image is loaded. */
  measured: MeasuredPicture | null;
  onMeasure(picture: MeasuredPicture): void;
  onCancel(): void;
  onRetry(): void;
  onRemove(): void;
}

/** The chosen file with its upload progress and its actions. */
export function FileRow({ file, measured, onMeasure, onCancel, onRetry, onRemove }: FileRowProps) {
  const address = addressOf(file);
  const isSending = file.status === 'sending';
  const { words, progress } = stateOf(file, measured);

  return (
    <div className={styles.row}>
      <Preview
        key={address}
        address={address}
        onMeasure={(width, height) => address && onMeasure({ address, width, height })}
      />
      <div className={styles.facts}>
        <p className={styles.name} dir="auto">
          {file.name}
        </p>
        <p className={file.status === 'failed' ? styles.failure : styles.words}>{words}</p>
        <div className={styles.progress}>
          <ProgressBar {...progress} />
        </div>
      </div>
      <div className={styles.actions}>
        {file.status === 'failed' && (
          <IconButton
            label={common.tryAgain()}
            size="sm"
            icon={<Icon name="refresh" size={16} />}
            onPress={onRetry}
          />
        )}
        <IconButton
          key="away"
          label={isSending ? m.cancel() : m.remove()}
          size="sm"
          icon={<Icon name={isSending ? 'x' : 'trash'} size={16} />}
          onPress={isSending ? onCancel : onRemove}
        />
      </div>
    </div>
  );
}

/** The line below the name, and the progress. */
function stateOf(
  file: DroppedFile,
  measured: MeasuredPicture | null,
): { words: string; progress: ProgressBarProps } {
  const { name, size } = file;
  switch (file.status) {
    case 'sending':
      return {
        words: m.sendingBytes({ sentBytes: formatSent(file.sentBytes, size) }),
        progress: { label: m.sending({ name }), value: file.sentBytes, max: size, tone: 'live' },
      };
    case 'done':
      return {
        words: `${formatBytes(size)}${measured ? `, ${measured.width} × ${measured.height}` : ''}`,
        progress: { label: name, value: 1, max: 1, tone: 'done' },
      };
    case 'failed':
      return {
        words: file.message,
        progress: { label: name, value: file.sentBytes ?? size, max: size, tone: 'failed' },
      };
  }
}

interface PreviewProps {
  address: string | undefined;
  onMeasure(width: number, height: number): void;
}

/** A preview, or an icon when the browser cannot show the image. */
function Preview({ address, onMeasure }: PreviewProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles.preview}>
      {address && !isBroken ? (
        <img
          className={styles.picture}
          src={address}
          alt=""
          onLoad={({ currentTarget }) => onMeasure(currentTarget.naturalWidth, currentTarget.naturalHeight)}
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Icon name="image-up" />
      )}
    </span>
  );
}
