import {
  ArgTypes,
  Controls,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, lazy, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';
import * as z from 'zod/mini';
import { tokens } from '#tokens/token-list.ts';
import { Pinned } from '#ui/story/Pinned.tsx';
import { TokenValue } from '#ui/story/TokenValue.tsx';
import { storyFrame } from './story-frame.ts';
import type { Advice, ComponentDocs, Matrix } from './component-docs.ts';
import * as styles from './docs.css.ts';
import { useToolbar } from './toolbar.ts';

/** The tokens that the styles of each component use, by the title of its stories. */
const tokenUses = z.record(z.string(), z.array(z.string())).parse(import.meta.env.TOKEN_USES);

// Apart, because the facts about sections and pages are large.
const PagePage = lazy(async () => ({ default: (await import('./PagePage.tsx')).PagePage }));
const SectionPage = lazy(async () => ({ default: (await import('./SectionPage.tsx')).SectionPage }));

/** A function, because Storybook sends parameters to its manager, but no functions. */
type Documentation = (() => ComponentDocs) | undefined;

/** The docs page of a story file. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = (preparedMeta.parameters['documentation'] as Documentation)?.();
  const [level, name = ''] = preparedMeta.title.split('/');
  if (docs) return <DocumentedComponent name={name} docs={docs} />;
  return level === 'Pages' ? <PagePage /> : <SectionPage />;
}

function DocumentedComponent({ name, docs }: { name: string; docs: ComponentDocs }) {
  // Shows what is at the top of the window before it renders the rest, which takes most of the time.
  const showsRest = useDeferredValue(true, false);
  return (
    <>
      <Title />
      <Unstyled>
        <p className={styles.summary}>
          <Marked text={docs.summary} /> <Status status={docs.status} />
        </p>
      </Unstyled>
      <Primary />
      {showsRest && <Rest name={name} docs={docs} />}
    </>
  );
}

function Rest({ name, docs }: { name: string; docs: ComponentDocs }) {
  const { use: uses, useInstead, anatomy, matrix, content, good, bad } = docs;
  const keys = Object.entries(docs.keyboard);
  return (
    <>
      <div className={styles.controls}>
        <Controls />
      </div>
      <Heading>When to use it</Heading>
      <Unstyled>
        <div className={styles.section}>
          <p className={styles.text}>Use it</p>
          <List items={uses} />
          <ul className={styles.list}>
            {Object.entries(useInstead).map(([other, text]) => (
              <li key={other}>
                Use <ComponentLink name={other} /> <Marked text={text} />
              </li>
            ))}
          </ul>
        </div>
      </Unstyled>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Anatomy {...anatomy} />
      </Unstyled>
      <Heading>Variants and states</Heading>
      <Unstyled>
        <Looks name={name} matrix={matrix} />
      </Unstyled>
      <Heading>Content</Heading>
      <Unstyled>
        <div className={styles.section}>
          <List items={content} />
          <div className={styles.pair}>
            <Verdict verdict="Do" {...good} />
            <Verdict verdict="Don’t" {...bad} />
          </div>
        </div>
      </Unstyled>
      <Heading>Accessibility</Heading>
      <Subheading>Keyboard</Subheading>
      <Unstyled>
        {keys.length === 0 ? (
          <p className={styles.text}>It is not a control, so it has no keys and is no tab stop.</p>
        ) : (
          <Table
            head={['Key', 'What it does']}
            rows={keys.map(([key, text]) => [<kbd key="key">{key}</kbd>, text])}
          />
        )}
      </Unstyled>
      <Subheading>Screen reader</Subheading>
      <Unstyled>
        <p className={styles.text}>
          <Marked text={docs.screenReader} />
        </p>
      </Unstyled>
      <Heading>Tokens</Heading>
      <Unstyled>
        <Tokens names={tokenUses[`Components/${name}`] ?? []} />
      </Unstyled>
      <Heading>Props</Heading>
      <ArgTypes />
      <Stories includePrimary={false} title="Examples with code" />
    </>
  );
}

const Status = ({ status }: { status: ComponentDocs['status'] }) => <code>{status}</code>;

const ComponentLink = ({ name }: { name: string }) => (
  <a href={`./?path=/docs/${toId(`Components/${name}`, 'docs')}`} target="_top">
    {name}
  </a>
);

/** A text in which backticks mark code. */
const Marked = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>);

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Marked text={item} />
      </li>
    ))}
  </ul>
);

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Pin {
  left: number;
  top: number;
}

/** The example, with a number at the first element of each part. */
function Anatomy({ example, parts }: ComponentDocs['anatomy']) {
  const picture = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const selectors = Object.keys(parts);
  const joined = selectors.join('\n');
  useLayoutEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    const measure = () => {
      const origin = element.getBoundingClientRect();
      setPins(
        joined.split('\n').flatMap((selector) => {
          const part = element.querySelector(selector)?.getBoundingClientRect();
          return part ? { left: part.left - origin.left, top: part.top - origin.top } : [];
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [joined]);
  return (
    <div className={styles.section}>
      <div className={styles.stage}>
        <div className={styles.anatomy}>
          <div ref={picture}>{example}</div>
          {pins.map(({ left, top }, index) => (
            <span key={index} className={styles.pin} style={{ left, top }} aria-hidden>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.list}>
        {Object.values(parts).map((part) => (
          <li key={part} style={{ listStyle: 'decimal' }}>
            <Marked text={part} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const pointerStates = [
  { name: 'Hover', pinned: 'hover', state: {} },
  { name: 'Focus', pinned: 'focus-visible', state: {} },
  { name: 'Pressed', pinned: 'active', state: {} },
] as const;

function Looks({ name, matrix }: { name: string; matrix: Matrix<object> }) {
  const { brand } = useToolbar();
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) =>
        'stories' in matrix ? (
          <div key={theme} className={styles.pair}>
            {matrix.stories.map((story) => (
              <iframe
                key={story}
                className={styles.frame}
                title={`${story}, ${theme}`}
                loading="lazy"
                srcDoc={storyFrame(toId(`Components/${name}`, story), { theme, brand })}
              />
            ))}
          </div>
        ) : (
          <div key={theme} className={styles.stage} data-theme={theme}>
            <StateTable {...matrix} />
          </div>
        ),
      )}
    </div>
  );
}

/** Variants by states. The rows are the longer of the two lists, so that the table is narrow. */
function StateTable({ variants, isControl, states }: Extract<Matrix<object>, { isControl: boolean }>) {
  const allStates = [
    { name: 'Rest', state: {} },
    ...(isControl ? pointerStates : []),
    ...Object.entries(states).map(([name, state]) => ({ name, state })),
  ];
  const allVariants = Object.entries(variants).map(([name, render]) => ({ name, render }));
  const cell = (
    { name: variant, render }: (typeof allVariants)[number],
    { name, state, ...pin }: (typeof allStates)[number],
  ) => (
    <td key={`${variant} ${name}`}>
      <Pinned state={'pinned' in pin ? pin.pinned : undefined}>{render(state)}</Pinned>
    </td>
  );
  const [columns, rows] =
    allStates.length < allVariants.length
      ? [allStates, allVariants.map((row) => ({ ...row, cells: allStates.map((state) => cell(row, state)) }))]
      : [allVariants, allStates.map((row) => ({ ...row, cells: allVariants.map((one) => cell(one, row)) }))];
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Verdict = ({ verdict, example, text }: Advice & { verdict: keyof typeof styles.verdicts }) => (
  <div className={styles.section}>
    <div className={styles.stage}>{example}</div>
    <p className={styles.verdicts[verdict]}>{verdict}</p>
    <p className={styles.text}>
      <Marked text={text} />
    </p>
  </div>
);

/** The tokens of a component with the values of the brand in the toolbar. */
function Tokens({ names }: { names: readonly string[] }) {
  const { brand } = useToolbar();
  if (names.length === 0) return <p className={styles.text}>It has no styles of its own.</p>;
  const rows = tokens
    .filter(({ name }) => names.includes(name))
    .map(({ name, values }) => {
      const { light, dark } = values[brand];
      return [
        <code key="name">{name}</code>,
        <TokenValue key="light" value={light} />,
        <TokenValue key="dark" value={dark} />,
      ];
    });
  return <Table head={['Token', 'Light', 'Dark']} rows={rows} />;
}
