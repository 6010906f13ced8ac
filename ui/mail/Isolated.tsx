import { Fragment } from 'react';

interface IsolatedProps {
  text: string;
  /** Values within the text whose direction must not change that of the text around them. */
  values: readonly string[];
}

/** A message in which values are isolated. */
export function Isolated({ text, values }: IsolatedProps) {
  const [value, ...others] = values;
  if (value === undefined || value === '') return text;
  return text.split(value).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <bdi>{value}</bdi>}
      <Isolated text={piece} values={others} />
    </Fragment>
  ));
}
