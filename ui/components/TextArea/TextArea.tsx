import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { area } from '../Field/Field.css.ts';

export interface TextAreaProps extends FieldProps {
  rows?: number;
}

export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { attributes, ...ids } = useFieldControl(props);
  return (
    <FieldFrame {...props} {...ids}>
      <textarea className={area} rows={rows} {...attributes} />
    </FieldFrame>
  );
}
