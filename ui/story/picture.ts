const gif = 'R0lGODlhBAADAIAAAJmZmQAAACwAAAAABAADAAACA4RvBQA7';

/** A picture of 4 by 3 pixels. */
export const picture = new File(
  [Uint8Array.from(atob(gif), (letter) => letter.charCodeAt(0))],
  'timing-gear-48t.png',
  { type: 'image/png' },
);
