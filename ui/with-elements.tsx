import { Fragment, type ReactNode } from 'react';

/**
 * Renders a message with elements as parameters, so that each language orders them itself, in its own direction.
 * `message` passes every element to `put`, and what that returns to the message.
 */
export function withElements(message: (put: (element: ReactNode) => string) => string): ReactNode {
  const elements: ReactNode[] = [];
  const text = message((element) => `\0${elements.push(element) - 1}\0`);
  return (
    <bdi>
      {text.split('\0').map((piece, index) =>
        // Page translation replaces text nodes, so each text is in an element, which a new text replaces.
        index % 2 === 0 ? (
          <span key={`${index} ${piece}`}>{piece}</span>
        ) : (
          <Fragment key={index}>{elements[Number(piece)]}</Fragment>
        ),
      )}
    </bdi>
  );
}
