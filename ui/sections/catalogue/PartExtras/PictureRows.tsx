import { useRef } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/part-extras.js';
import { FileDrop } from '#ui/components/FileDrop/FileDrop.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { registerField } from '../../form/register-field.ts';
import { useRowFocus } from '../../RowsEditor/use-row-focus.ts';
import type { usePictureUpload } from '../../form/use-picture-upload.ts';
import type { PartTexts } from '../part/part-values.ts';
import * as styles from './PartExtras.css.ts';

const { types, maxBytes, recommended } = limits.image;

export interface PictureRowsProps {
  form: UseFormReturn<PartTexts>;
  /** The upload of the next picture. */
  upload: ReturnType<typeof usePictureUpload>;
}

/** The pictures of a part after the first one, with their order and alternative texts. */
export function PictureRows({ form, upload }: PictureRowsProps) {
  const { control, getValues, formState } = form;
  const field = registerField(form);
  const { fields, append, move, remove } = useFieldArray({ control, name: 'morePictures' });
  const zone = useRef<HTMLButtonElement>(null);
  const { list, focusRow } = useRowFocus(fields, () => zone.current?.focus());

  async function addSent() {
    const image = await upload.settled();
    if (image === null) return;
    upload.remove();
    append({ image, alt: '' }, { shouldFocus: false });
    focusRow(getValues('morePictures').length - 1);
  }

  function moveTo(from: number, to: number, control: string) {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    focusRow(to, control);
  }

  return (
    <ul className={styles.pictures} ref={list}>
      {fields.map(({ id, image }, index) => {
        // The first picture is among the fields above.
        const number = index + 2;
        return (
          <li key={id} className={styles.picture}>
            <span className={styles.plate}>
              <Picture src={image} alt="" slot="thumbnail" partName={getValues('name')} />
            </span>
            <div className={styles.pictureHead}>
              <span className={styles.pictureName}>{m.picture({ number })}</span>
              <IconButton
                label={m.movePictureUp({ number })}
                size="sm"
                icon={<Icon name="arrow-up" size={16} />}
                isDisabled={index === 0}
                onPress={() => moveTo(index, index - 1, 'button:nth-of-type(1)')}
              />
              <IconButton
                label={m.movePictureDown({ number })}
                size="sm"
                icon={<Icon name="arrow-down" size={16} />}
                isDisabled={index === fields.length - 1}
                onPress={() => moveTo(index, index + 1, 'button:nth-of-type(2)')}
              />
              <IconButton
                label={m.removePicture({ number })}
                size="sm"
                tone="critical"
                icon={<Icon name="trash" size={16} />}
                onPress={() => {
                  remove(index);
                  focusRow(index);
                }}
              />
            </div>
            <TextField
              {...field(`morePictures.${index}.alt`)}
              label={m.pictureAltOf({ number })}
              isOptional="unmarked"
              autoComplete="off"
            />
          </li>
        );
      })}
      {fields.length < limits.morePictures && (
        <li className={upload.file === null ? styles.picture : styles.sending}>
          <FileDrop
            label={m.morePicture()}
            accept={types}
            maxBytes={maxBytes}
            recommendedSize={recommended}
            file={upload.file}
            error={formState.errors.morePictures?.message}
            isCompact
            inputRef={zone}
            onChoose={(file) => {
              upload.choose(file);
              void addSent();
            }}
            onCancel={upload.remove}
            onRetry={() => {
              upload.retry();
              void addSent();
            }}
            onRemove={upload.remove}
          />
        </li>
      )}
    </ul>
  );
}
