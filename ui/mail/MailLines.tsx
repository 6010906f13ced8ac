import { Fragment } from 'react';

/** Text of several lines, each in its own direction. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
