import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockAppApi } from '#storybook/mocked-api.ts';
import { apiOf } from '#workbench/harness/app-harness.ts';
import type { Role } from '#workbench/pages/pages.ts';
import { observe } from './observe.ts';
import { pageRules, type PageRule } from './rules.ts';

export default {
  title: 'Workbench/Permissions',
  tags: ['!autodocs'],
  beforeEach({ id }) {
    mockAppApi(id, apiOf({ path: '/' }));
  },
  render: () => <p>The Interactions panel lists the pages that the role opens.</p>,
} satisfies Meta;

/** Opens each page as `role`. Its step says where the guards led the role, and fails if the server disagrees. */
const visitsOf = (role: Role, rules: readonly PageRule[]): StoryObj => ({
  play: async ({ step }) => {
    for await (const [{ path, calls }, { isShown, landedOn, differences }] of observe(role, rules)) {
      const outcome = isShown ? 'let in' : `sent to ${landedOn}`;
      await step([`${path}: ${outcome}`, ...calls].join(', '), async () => {
        await expect(differences).toEqual([]);
      });
    }
  },
});

export const VisitorInTheOpen = visitsOf('visitor', pageRules.open);
export const CustomerInTheOpen = visitsOf('customer', pageRules.open);
export const AdminInTheOpen = visitsOf('admin', pageRules.open);
export const VisitorBehindGuards = visitsOf('visitor', pageRules.guarded);
export const CustomerBehindGuards = visitsOf('customer', pageRules.guarded);
export const AdminBehindGuards = visitsOf('admin', pageRules.guarded);
