import { Controller, type Control } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/part-fields.js';
import { FileDrop } from '#ui/components/FileDrop/FileDrop.tsx';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { namesOf } from '#ui/components/FileDrop/file-error.ts';
import type { PartTexts } from '../part/part-values.ts';
import type { usePictureUpload } from '../../form/use-picture-upload.ts';

const { types, maxBytes, recommended } = limits.image;
const pictureHint = m.pictureHint({ types: namesOf(types), size: formatBytes(maxBytes), ...recommended });

export interface PictureFieldProps {
  control: Control<PartTexts>;
  picture: ReturnType<typeof usePictureUpload>;
}

/** The picture of a part, which uploads while the person types. */
export function PictureField({ control, picture }: PictureFieldProps) {
  return (
    <Controller
      control={control}
      name="image"
      render={({ field, fieldState }) => {
        function remove() {
          picture.remove();
          field.onChange(false);
        }
        return (
          <FileDrop
            label={m.image()}
            accept={types}
            maxBytes={maxBytes}
            file={picture.file}
            error={fieldState.error?.message}
            hint={pictureHint}
            recommendedSize={recommended}
            inputRef={field.ref}
            onChoose={(file) => {
              picture.choose(file);
              field.onChange(true);
            }}
            onCancel={remove}
            onRetry={picture.retry}
            onRemove={remove}
          />
        );
      }}
    />
  );
}
