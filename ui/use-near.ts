import { useEffect, useRef, useState } from 'react';

/** Becomes true for good when the element is nearly in view. Attach `ref` to it. */
export function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setNear(true),
      // Ahead, so that the code is there before the section is.
      { rootMargin: '200px 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
