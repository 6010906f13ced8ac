import { Heading, Markdown, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Advice, ComponentDocs, Matrix } from '#ui/story/component-docs.ts';
import { Pinned } from '#ui/story/Pinned.tsx';
import * as styles from './docs.css.ts';

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const linkTo = (component: string) =>
  `[${component}](./?path=/docs/components-${component.toLowerCase()}--docs)`;

/** When and how to use a component. */
export function Guidance({ docs }: { docs: ComponentDocs }) {
  const { use: uses, useInstead, matrix, content, good, bad, keyboard, screenReader } = docs;
  const others = Object.entries(useInstead).map(([other, text]) => `Use ${linkTo(other)} ${text}`);
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{`Use it\n\n${listOf([...uses, ...others])}`}</Markdown>
      {matrix && <Heading>Variants and states</Heading>}
      {matrix && (
        <Unstyled>
          <div className={styles.themes}>
            {(['light', 'dark'] as const).map((theme) => (
              <div key={theme} className={styles.stage} data-theme={theme}>
                <StateTable {...matrix} />
              </div>
            ))}
          </div>
        </Unstyled>
      )}
      <Heading>Content</Heading>
      <Markdown>{listOf(content)}</Markdown>
      <Unstyled>
        <div className={styles.pair}>
          <Verdict verdict="Do" {...good} />
          <Verdict verdict="Don’t" {...bad} />
        </div>
      </Unstyled>
      <Heading>Accessibility</Heading>
      {keyboard && (
        <table>
          <tbody>
            {Object.entries(keyboard).map(([key, text]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Subheading>Screen reader</Subheading>
      <Markdown>{screenReader}</Markdown>
    </>
  );
}

const pointerStates = [
  { name: 'Hover', pinned: 'hover', state: {} },
  { name: 'Focus', pinned: 'focus-visible', state: {} },
  { name: 'Pressed', pinned: 'active', state: {} },
] as const;

/** A row for each state, a column for each variant. What is no control has a row for each variant: its states are few. */
function StateTable({ variants, isControl, states }: Matrix<object>) {
  const looks = Object.entries(variants).map(([name, render]) => ({ name, render }));
  const allStates = [
    { name: 'Rest', pinned: undefined, state: {} },
    ...(isControl ? pointerStates : []),
    ...Object.entries(states).map(([name, state]) => ({ name, pinned: undefined, state })),
  ];
  const cells = looks.map((look) =>
    allStates.map(({ name, pinned, state }) => (
      <td key={`${look.name} ${name}`}>
        <Pinned state={pinned}>{look.render(state)}</Pinned>
      </td>
    )),
  );
  const [rows, columns] = isControl ? [allStates, looks] : [looks, allStates];
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
        {rows.map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {isControl ? cells.map((ofLook) => ofLook[row]) : cells[row]}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Verdict = ({ verdict, example, text }: Advice & { verdict: keyof typeof styles.verdicts }) => (
  <div>
    <div className={styles.stage}>{example}</div>
    <p className={styles.verdicts[verdict]}>{verdict}</p>
    <Markdown>{text}</Markdown>
  </div>
);
