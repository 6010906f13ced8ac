import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import type { App } from '#app/create-app.tsx';
import { session } from '#app/lib/auth/session.ts';
import { startApp } from '#workbench/harness/app-harness.ts';
import type { Role } from '#workbench/pages/pages.ts';
import { difference, mayCall, type PageRule } from './rules.ts';

export interface Observed {
  /** The path to which the guards led the role. */
  landedOn: string;
  isShown: boolean;
  /** The differences between the page and the server's access policies. */
  differences: readonly string[];
}

const nextFrame = () => new Promise(requestAnimationFrame);

const until = (isSo: () => boolean, what: string) =>
  waitFor(
    () => {
      if (!isSo()) throw new Error(`Waited for ${what}`);
    },
    // The error already names what is missing. The markup of the page would add nothing.
    { timeout: 15_000, onTimeout: (error) => error },
  );

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const hasControl = (host: HTMLElement, name: RegExp): boolean =>
  [...host.querySelectorAll('button, a')].some((control) => name.test(nameOf(control).trim()));

async function visit({ router }: App, host: HTMLElement, rule: PageRule, role: Role): Promise<Observed> {
  const path = rule.at ?? rule.path;
  const target = rule.leadsTo ?? path;
  // A page that is already open renders no new heading.
  const before = router.state.location.pathname === target ? null : host.querySelector('h1');
  await router.navigate(path);
  const waitUntilIdle = () => {
    const heading = host.querySelector('h1');
    const isKnown = session.store.get().status !== 'loading';
    return isKnown && router.state.navigation.state === 'idle' && heading !== null && heading !== before;
  };
  await until(waitUntilIdle, `${path} to finish loading`);
  // A guard redirects one frame after it knows the user.
  await nextFrame();
  await nextFrame();
  await until(waitUntilIdle, `${path} to finish loading`);

  const landedOn = router.state.location.pathname;
  const isShown = landedOn === target;
  const differs = difference(rule, role, isShown);
  if (differs !== null) return { landedOn, isShown, differences: [differs] };
  const differences: string[] = [];
  for (const { control, call } of isShown ? (rule.actions ?? []) : []) {
    await until(() => hasControl(host, control), `${control.source} on ${path}`);
    if (!mayCall(role, call)) {
      differences.push(`${role} is offered ${control.source} on ${path}, which the server refuses`);
    }
  }
  return { landedOn, isShown, differences };
}

/** Opens pages as `role` through the app's guards. Returns an observation of each. */
export async function* observe(
  role: Role,
  rules: readonly PageRule[],
): AsyncGenerator<readonly [PageRule, Observed]> {
  const { app, end } = await startApp({ path: '/reset', as: role });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(app.element);
  try {
    for (const rule of rules) yield [rule, await visit(app, host, rule, role)];
  } finally {
    root.unmount();
    host.remove();
    end();
  }
}
