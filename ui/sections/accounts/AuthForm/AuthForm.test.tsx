// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DashboardShell } from '#ui/layouts/DashboardShell/DashboardShell.tsx';
import { ContactForm } from '../../shop/ContactForm/ContactForm.tsx';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { ResetForm } from '../ResetForm/ResetForm.tsx';
import { SignupForm } from '../SignupForm/SignupForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const never = () => Promise.resolve(null);

test.each([
  ['login', <LoginForm resetHref="/reset" signupHref="/signup" onLogin={never} onGoogle={never} />],
  ['signup', <SignupForm loginHref="/login" onSignup={never} onGoogle={never} />],
  ['reset', <ResetForm loginHref="/login" onReset={() => Promise.resolve(true)} />],
  ['contact', <ContactForm />],
])('C4: the buttons of the %s form say that the page is loading until it responds', async (_name, form) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  const buttons = () =>
    Array.from(container.querySelectorAll('form button[type=submit], form ~ div > button'));
  const states = () => buttons().map((button) => button.getAttribute('aria-busy'));
  expect(states().length).toBeGreaterThan(0);
  expect(new Set(states())).toEqual(new Set(['true']));
  const hint = 'This page is still loading. The button works in a moment.';
  expect(container.textContent).toContain(hint);

  // What somebody typed, and where they are.
  const email = container.querySelector<HTMLInputElement>('[type=email]');
  if (!email) throw new Error('The form has no address');
  email.value = 'mara@lindqvist-garage.example';
  const root = await act(() => hydrateRoot(container, form));
  expect(new Set(states())).toEqual(new Set([null]));
  expect(container.textContent).not.toContain(hint);
  expect(email.value).toBe('mara@lindqvist-garage.example');
  act(() => root.unmount());
});

test('C4: nothing can be typed into a page that is replaced when the user is known', async () => {
  const page = (
    <DashboardShell
      user={{ name: 'Mara', role: 'customer' }}
      title="Add A Review"
      currentPath="#"
      entries={[]}
      accountEntries={[]}
    >
      <textarea />
    </DashboardShell>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const hint = 'This page is still loading. You can use it in a moment.';
  expect(container.querySelector('[inert] textarea')).not.toBeNull();
  expect(container.textContent).toContain(hint);

  const root = await act(() => hydrateRoot(container, page));
  expect(container.querySelector('[inert]')).toBeNull();
  expect(container.textContent).not.toContain(hint);
  act(() => root.unmount());
});
