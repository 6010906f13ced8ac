type Globals = Readonly<Record<string, string>>;

/** The address of stories in frames. Embedded stories do not play: a play would take the focus from the page around it. */
export const frameUrl = (globals: Globals): string =>
  `iframe.html?embed=true&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

/**
 * The HTML of a frame with a story, for the `srcDoc` of another, empty one. Otherwise the page around it would mistake the
 * messages of the story for those of its manager.
 */
export function storyFrame(id: string, globals: Globals): string {
  const frame = document.createElement('iframe');
  frame.src = `${frameUrl(globals)}&id=${id}&viewMode=story`;
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return frame.outerHTML;
}
