import { Fragment, type ReactNode } from 'react';

/**
 * Renders a message with elements as parameters, so that each language orders them itself, in its own direction.
 * `message` passes every element to `put`, and what that returns to the message.
 */
export function withElements(message: (put: (element: ReactNode) => string) => string): ReactNode {
  const elements: ReactNode[] = [];
  const text = message((element) => `\0${elements.push(element) - 1}\0`);
  return (
    // Page translation replaces text nodes, so another text needs another element.
    <bdi key={text}>
      {text.split('\0').map((piece, index) => (
        <Fragment key={index}>{index % 2 === 0 ? piece : elements[Number(piece)]}</Fragment>
      ))}
    </bdi>
  );
}
