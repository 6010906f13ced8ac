import { useState, type ComponentType } from 'react';
import { Button } from '../components/Button/Button.tsx';

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

/** Renders an overlay that a button named `label` opens. */
export function openedBy<Props extends OverlayProps>(label: string, Overlay: ComponentType<Props>) {
  return function Opened(args: Props) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>{label}</Button>
        <Overlay {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  };
}
