import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { VehicleDialogProps } from './VehicleDialog.tsx';

/**
 * The dialog in which a vehicle is chosen. Its code loads when it is first opened. If that fails, the page does the same.
 */
export function useVehicleDialog() {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<VehicleDialogProps> }>();
  const [isOpen, setOpen] = useState(false);
  /** Each opening starts with what is in use then. */
  const [openings, setOpenings] = useState(0);
  const navigate = useNavigate();
  const close = () => setOpen(false);

  async function open() {
    try {
      const { VehicleDialog } = await import('./VehicleDialog.tsx');
      setLoaded({ Dialog: VehicleDialog });
      setOpenings((count) => count + 1);
      setOpen(true);
    } catch {
      await navigate(paths.vehicle);
    }
  }

  return {
    open: () => void open(),
    dialog: loaded && <loaded.Dialog key={openings} isOpen={isOpen} onClose={close} onChosen={close} />,
  };
}
