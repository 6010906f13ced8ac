/** Spread into a story that is looked at as readers of Arabic and Hebrew have it: the page itself is turned. */
export const rightToLeft = {
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  globals: { direction: 'rtl' },
};
