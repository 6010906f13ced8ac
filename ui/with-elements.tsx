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

/**
 * Renders a message whose parts are marked up, as in "<strong>Drop it here</strong> or <link>choose a file</link>".
 * `marks` has an element for each name. Marks are not nested.
 */
export function withMarkup<Mark extends string>(
  text: string,
  marks: Readonly<Record<Mark, (text: string) => ReactNode>>,
): ReactNode {
  const isMark = (name: string): name is Mark => name in marks;
  return withElements((put) =>
    text.replaceAll(/<(\w+)>(.*?)<\/\1>/g, (all, name: string, inner: string) =>
      isMark(name) ? put(marks[name](inner)) : all,
    ),
  );
}
