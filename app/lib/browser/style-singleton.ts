import { useEffect } from 'react';

/**
 * Replaces the package react-style-singleton, with which Radix locks the page's scrolling: it adds a style element,
 * which the content security policy blocks. A constructed style sheet is allowed. The first user's styles apply until
 * the last user is gone.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
    }, [styles]);
    return null;
  };
}
