/**
 * The HTML of a frame with a story, for the `srcDoc` of another, empty one. Otherwise the page around it would mistake the
 * messages of the story for those of its manager.
 */
export function storyFrame(id: string, globals: Readonly<Record<string, string>>): string {
  const frame = document.createElement('iframe');
  const values = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  frame.src = `iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}`;
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return frame.outerHTML;
}
