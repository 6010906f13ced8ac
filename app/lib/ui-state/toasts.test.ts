import { beforeEach, expect, test, vi } from 'vitest';
import type { ToastAction } from '#ui/components/ToastRegion/toast.ts';
import { dismissAllToasts, showRefusal, shownToasts } from './toasts.ts';

beforeEach(dismissAllToasts);

const helped = { label: 'Send the mail again', done: 'The mail is on its way.' };

function press(action: ToastAction | undefined) {
  if (!action || !('onPress' in action)) throw new Error('The toast has no button');
  action.onPress();
}

test('C4: a refusal links the page that helps', () => {
  showRefusal({ message: 'Blocked.', remedy: { label: 'Contact us.', href: '/#contact' } }, 'reset');
  expect(shownToasts()).toEqual([
    {
      ...{ id: 'reset', tone: 'critical', text: 'Blocked.' },
      action: { label: 'Contact us.', name: 'Contact us.', href: '/#contact' },
    },
  ]);
});

test.each([
  [null, { tone: 'positive', text: helped.done }],
  [{ message: 'Not reachable.' }, { tone: 'critical', text: 'Not reachable.' }],
])('C4: the button of a refusal tells what it did: %j', async (error, told) => {
  showRefusal({ message: 'Not verified.', remedy: { ...helped, onPress: () => Promise.resolve(error) } });
  press(shownToasts()[0]?.action);
  await vi.waitFor(() => expect(shownToasts().at(-1)).toMatchObject(told));
});
