import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react';
import * as m from '#messages/file-drop.js';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { addressOf, FileRow, type DroppedFile, type MeasuredPicture } from './FileRow.tsx';
import { formatBytes } from './format-bytes.ts';
import { namesOf, offerOf } from './file-error.ts';
import * as field from '../Field/Field.css.ts';
import { withMarkup } from '../../with-elements.tsx';
import * as styles from './FileDrop.css.ts';

/** The file that is being uploaded or is uploaded; null when none is chosen. */
export type FileDropState = DroppedFile | null;

export interface FileDropProps {
  /** Shown above the zone, and the start of its accessible name. */
  label: string;
  /** Accepted media types, such as `image/png`, or extensions, such as `.csv`. */
  accept: readonly string[];
  /** Larger files are rejected with a message. */
  maxBytes: number;
  /** In pixels. Smaller images are accepted, with a warning that they will look blurred. */
  recommendedSize?: { width: number; height: number };
  /** The chosen file and its upload, or null. */
  file: FileDropState;
  /** Error message. A message about a rejected file replaces it. */
  error?: string;
  /** Shown in the zone: accepted files and recommendations. */
  hint?: string;
  /** As small as a picture in a grid, for a further picture. */
  isCompact?: boolean;
  /** It is the main action of its page: the label is in the zone, above a primary button. */
  isMain?: boolean;
  /** The element that a form focuses when this field has the first error. */
  inputRef?: Ref<HTMLButtonElement>;
  /** Receives one valid file, which replaces the previous one. */
  onChoose(file: File): void;
  /** Cancels the upload. */
  onCancel(): void;
  /** Retries a failed upload. */
  onRetry(): void;
  /** Removes a file that is uploaded or failed. */
  onRemove(): void;
}

const holdsFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/**
 * An upload field for one file that is dropped, pasted or chosen. The whole zone is one native button: React
 * Aria's drop zone would add a second one that ignores Enter.
 */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    accept,
    maxBytes,
    file,
    error,
    isCompact = false,
    isMain = false,
    inputRef,
    onChoose,
    onCancel,
    onRemove,
  } = props;
  const hint = props.hint ?? m.hint({ accept: namesOf(accept), maxBytes: formatBytes(maxBytes) });
  const labelId = useId();
  const wordsId = useId();
  const hintId = useId();
  const messageId = useId();
  const box = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [fileError, setFileError] = useState<string | null>(null);
  const [lastMeasured, setLastMeasured] = useState<MeasuredPicture | null>(null);
  const measured = file && lastMeasured?.address === addressOf(file) ? lastMeasured : null;
  const message = fileError ?? error;
  const caution = measured && props.recommendedSize && smallPictureCaution(measured, props.recommendedSize);
  const isPicture = accept.every((type) => type.startsWith('image/'));

  useEffect(() => {
    // A file dropped outside the zone would replace the page and discard the form.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  function take(transfer: DataTransfer | { files: FileList }) {
    const offer = offerOf(transfer, { accept, maxBytes });
    if ('file' in offer) {
      setFileError(null);
      onChoose(offer.file);
    } else {
      setFileError(offer.error);
    }
  }

  function dragOver(event: DragEvent) {
    event.preventDefault();
    const isFile = holdsFiles(event.dataTransfer);
    event.dataTransfer.dropEffect = isFile ? 'copy' : 'none';
    setIsOver(isFile);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    take(event.clipboardData);
  }

  /** The pressed button is removed with the row, so focus moves to the zone's button. */
  function leaveRow(then: () => void) {
    setFileError(null);
    then();
    box.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={box} className={field.field}>
      {!isMain && (
        <span id={labelId} className={field.label}>
          {label}
        </span>
      )}
      <button
        ref={inputRef}
        className={isCompact ? styles.compactZone : styles.zone}
        type="button"
        data-over={isOver || undefined}
        data-invalid={message ? true : undefined}
        aria-labelledby={`${labelId} ${wordsId}`}
        aria-describedby={`${hintId} ${messageId}`}
        onClick={() => chooser.current?.click()}
        onDragEnter={dragOver}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <span className={styles.invitation} aria-hidden={isOver || undefined}>
          <Icon name={isPicture ? 'image-up' : 'file-up'} />
          {isMain ? (
            <strong id={labelId} className={styles.strong}>
              {label}
            </strong>
          ) : (
            <span id={wordsId}>
              {withMarkup(isPicture ? m.dropPicture() : m.dropFile(), {
                strong: (text) => <strong className={styles.strong}>{text}</strong>,
                link: (text) => <span className={styles.link}>{text}</span>,
              })}
            </span>
          )}
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
          {isMain && (
            <span id={wordsId} className={button({ tone: 'primary' })}>
              {m.chooseFile()}
            </span>
          )}
        </span>
        {isOver && <span className={styles.letGo}>{m.letGo()}</span>}
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept.join(',')}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) take({ files: currentTarget.files });
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {file && (
        <FileRow
          file={file}
          measured={measured}
          onMeasure={setLastMeasured}
          onRetry={props.onRetry}
          onCancel={() => leaveRow(onCancel)}
          onRemove={() => leaveRow(onRemove)}
        />
      )}
      <p
        className={message ? `${field.message} ${field.error}` : field.message}
        id={messageId}
        aria-live="polite"
      >
        {(message || caution) && (
          <>
            <Icon name="alert" size={16} />
            <span>{message || caution}</span>
          </>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">{file && announcement(file)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Returns null when the image is large enough. */
const smallPictureCaution = (
  picture: { width: number; height: number },
  recommended: { width: number; height: number },
): string | null =>
  picture.width >= recommended.width && picture.height >= recommended.height
    ? null
    : isCropped(picture)
      ? m.smallAndCropped()
      : m.smallPicture({
          width: picture.width,
          height: picture.height,
          width2: recommended.width,
          height2: recommended.height,
        });

/** Parts show their pictures at 4:3. A row of pixels more or less is not seen. */
const isCropped = ({ width, height }: { width: number; height: number }) =>
  Math.abs((width * 3) / 4 - height) > 1;

/** Announced once per status change: progress updates would interrupt the reader. */
function announcement(file: DroppedFile): string {
  switch (file.status) {
    case 'sending':
      return m.sending({ name: file.name });
    case 'done':
      return m.added({ name: file.name });
    case 'failed':
      return `${file.name}: ${file.message}`;
  }
}
