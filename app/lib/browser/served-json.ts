/**
 * The value that the server wrote into a JSON element of the page. It is not checked again: it comes from the same
 * server, in the same document, as the scripts.
 */
export const readServedJson = <Value>(id: string): Value | null =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Value | null;
