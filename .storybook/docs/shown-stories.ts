import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The stories that the docs page shows, in the order of their file. */
export const useShownStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));
