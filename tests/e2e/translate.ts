/**
 * Changes the document as the page translation of Chrome does: replaces each text node by `<font><font>…</font></font>`,
 * also after each change. Runs in the page. React then no longer finds the text nodes that it has created.
 */
export function translateDocument(): void {
  const kept = 'font, script, style, noscript, title, textarea, svg';

  function replaceTexts(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) {
      if (!text.isConnected || !text.parentElement || text.parentElement.closest(kept)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentElement.replaceChild(outer, text);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'characterData' ? [target] : addedNodes).forEach(replaceTexts);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  replaceTexts(document);
}
