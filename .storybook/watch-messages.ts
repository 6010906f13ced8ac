/** Messages by key, each with the source of a pattern that matches its text. */
export type MessagePatterns = readonly (readonly [key: string, pattern: string])[];

declare global {
  /** Receives the key of each message that the page shows. */
  var reportMessage: (key: string) => void;
}

/** Reports each message that appears in the document, once. Playwright sends its source to a page, so it uses nothing else. */
export function watchMessages(patterns: MessagePatterns): MutationObserver {
  const unseen = new Map(patterns.map(([key, pattern]) => [key, new RegExp(pattern)]));
  const textOf = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim();

  function look(element: Element): void {
    const text = textOf(element);
    for (const [key, pattern] of unseen) {
      if (!pattern.test(text)) continue;
      const whole = new RegExp(`^${pattern.source}$`);
      const isShown = [element, ...element.querySelectorAll('*')].some(
        (one) => whole.test(textOf(one)) && one.checkVisibility(),
      );
      if (!isShown) continue;
      unseen.delete(key);
      globalThis.reportMessage(key);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.isConnected) look(element);
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return observer;
}
