import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import type { Canvas } from './checks.ts';

/** Keeps in state what the handler of a component reports. A decorator, so that the code of the story is the component. */
export const controlled = (value: string, handler: string): Decorator<Record<string, unknown>> =>
  function Controlled(Story, { args }) {
    const [current, setCurrent] = useState(args[value]);
    function change(next: unknown) {
      setCurrent(next);
      const report = args[handler];
      if (typeof report === 'function') Reflect.apply(report, undefined, [next]);
    }
    return <Story args={{ ...args, [value]: current, [handler]: change }} />;
  };

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
