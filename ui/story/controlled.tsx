import { useState, type ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import type { Canvas } from './checks.ts';

/** Renders a component that keeps in state what its handler reports. */
export function controlled<
  Value extends string,
  Handler extends string,
  Props extends Record<Value, unknown> & Record<Handler, (next: never) => void>,
>(Component: ComponentType<Props>, value: Value, handler: Handler) {
  return function Controlled(args: Props) {
    const [current, setCurrent] = useState<unknown>(args[value]);
    function change(next: never) {
      setCurrent(next);
      args[handler](next);
    }
    return <Component {...args} {...{ [value]: current, [handler]: change }} />;
  };
}

interface OverlayProps {
  isOpen: boolean;
  onClose(): void;
}

/** A story in which a button named `label` opens an overlay. Escape closes it and returns the focus to the button. */
export const returnsFocus = <Props extends OverlayProps>(label: string, Overlay: ComponentType<Props>) => ({
  args: { isOpen: false },
  render: function Opened(args: Props) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>{label}</Button>
        <Overlay {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }: { canvas: Canvas }) => {
    const opener = canvas.getByRole('button', { name: label });
    await userEvent.click(opener);
    await waitFor(() => expect(opener).not.toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
