import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

// Measures how fast this visit is, and sends it once, when the visitor leaves the page or hides it. Nothing identifies the
// visitor: the route is the pattern of the page's path. `show-app.tsx` loads it when the page is idle.

const values: Partial<Record<Metric['name'], number>> = {};

function send(): void {
  const route = document.getElementById('root')?.dataset['route'];
  navigator.sendBeacon('/vitals', JSON.stringify({ route, values }));
}

if (!document.hidden) {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => (values[name] = value));
  // After the listeners of web-vitals, which add the last values.
  document.addEventListener('visibilitychange', send, { once: true });
}
