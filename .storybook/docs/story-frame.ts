type Globals = Readonly<Record<string, string>>;

/** The address of stories in frames. Embedded stories do not play: a play would take the focus from the page around it. */
export const frameUrl = (globals: Globals): string =>
  `iframe.html?embed=true&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

/**
 * The HTML of a frame with a page of Storybook, for the `srcDoc` of another, empty one. Otherwise the page around it would
 * mistake its messages for those of its own manager or preview.
 */
export function frameOf(url: string, title: string): string {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return frame.outerHTML;
}
