/** Loads a classic script once. A failed one is removed, so that the next call tries again. */
const scripts = new Map<string, Promise<void>>();

export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      scripts.delete(src);
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}
