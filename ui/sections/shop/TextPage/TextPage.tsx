import type { Inline, TextBlock } from '#contract/shop/text-blocks.ts';
import * as m from '#messages/text-page.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import * as styles from './TextPage.css.ts';

export interface TextPageProps {
  title: string;
  text: Remote<readonly TextBlock[]>;
}

/** A long text, such as the terms of the shop. */
export function TextPage({ title, text }: TextPageProps) {
  return (
    <Container>
      <article className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>
          {text.status === 'loading' && <Loading />}
          {text.status === 'error' && <LoadFailed of={text} title={m.failed()} />}
          {text.status === 'ready' && text.value.map((block, index) => <Block key={index} block={block} />)}
        </div>
      </article>
    </Container>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={styles.heading[block.level]} dir="auto">
          <Line content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className={styles.paragraph} dir="auto">
          <Line content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={block.isOrdered ? styles.ordered : styles.bulleted} dir="auto">
          {block.items.map((item, index) => (
            <li key={index}>
              <Line content={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Line({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    const inner = <Line content={part.content} />;
    switch (part.kind) {
      case 'strong':
        return <strong key={index}>{inner}</strong>;
      case 'emphasis':
        return <em key={index}>{inner}</em>;
      case 'link':
        return (
          <TextLink key={index} href={part.href}>
            {inner}
          </TextLink>
        );
    }
  });
}

function Loading() {
  return (
    <>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      {(['half', 'three-quarters', 'three-quarters', 'half'] as const).map((width, index) => (
        <div className={styles.paragraph} key={index}>
          <Skeleton width={width} />
        </div>
      ))}
    </>
  );
}
