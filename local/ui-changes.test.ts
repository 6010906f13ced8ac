import { expect, test } from 'vitest';
import { changelogSection, changesOf, nextVersion } from './ui-changes.ts';

const api = {
  Button: '',
  'Button.tone': '?"line" | "solid"',
  'Button.onPress': '?(() => void)',
  'token color.light.ink': '#14181a',
};
const without = (removed: keyof typeof api) =>
  Object.fromEntries(Object.entries(api).filter(([name]) => name !== removed));

test.each([
  ['nothing', api, '1.2.3'],
  ['a removed component', { 'token color.light.ink': '#14181a' }, '2.0.0'],
  ['a removed prop', without('Button.tone'), '2.0.0'],
  ['a removed token', without('token color.light.ink'), '2.0.0'],
  ['a removed value of a prop', { ...api, 'Button.tone': '?"solid"' }, '2.0.0'],
  ['a prop that becomes required', { ...api, 'Button.tone': '"line" | "solid"' }, '2.0.0'],
  ['a new prop that is required', { ...api, 'Button.label': 'string' }, '2.0.0'],
  ['a new optional prop', { ...api, 'Button.label': '?string' }, '1.3.0'],
  ['a new value of a prop', { ...api, 'Button.tone': '?"line" | "quiet" | "solid"' }, '1.3.0'],
  ['a new component with a required prop', { ...api, Chip: '', 'Chip.label': 'string' }, '1.3.0'],
  ['another value of a token', { ...api, 'token color.light.ink': '#000000' }, '1.2.4'],
])('%s decides the next version', (_, after, version) => {
  expect(nextVersion('1.2.3', changesOf(api, after), [])).toBe(version);
});

test('commits alone make a patch, and a section lists each change once', () => {
  const none = changesOf(api, api);
  expect(nextVersion('1.2.3', none, ['Fix the focus ring'])).toBe('1.2.4');
  const changes = changesOf(api, { ...without('token color.light.ink'), Chip: '', 'Chip.label': 'string' });
  expect(changelogSection('2.0.0', '2026-11-26', changes, ['Replace ink by chips'])).toBe(
    [
      '## [2.0.0] - 2026-11-26\n',
      '### Breaking changes\n',
      '- `token color.light.ink` is removed.\n',
      '### Added\n',
      '- `Chip`\n',
      '### Commits\n',
      '- Replace ink by chips\n',
    ].join('\n'),
  );
});
