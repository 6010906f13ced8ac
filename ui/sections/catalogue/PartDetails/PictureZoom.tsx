import * as common from '#messages/common.js';
import * as m from '#messages/part-details.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import * as styles from './PartGallery.css.ts';

export interface PictureZoomProps {
  isOpen: boolean;
  index: number;
  pictures: ReadonlyArray<{ image: string; alt: string }>;
  partName: string;
  onIndexChange(index: number): void;
  onClose(): void;
}

const showMiddle = (element: HTMLElement | null) =>
  element?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });

/** One picture of a part, as large as the window allows. */
export function PictureZoom({ isOpen, index, pictures, partName, onIndexChange, onClose }: PictureZoomProps) {
  const total = pictures.length;
  const { image = '', alt = '' } = pictures[index] ?? {};
  const title = alt === '' ? partName : alt;
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      isWide
      onClose={onClose}
      actions={
        <>
          {total > 1 && (
            <>
              <IconButton
                label={m.previousPicture()}
                icon={<Icon name="arrow-left" />}
                onPress={() => onIndexChange((index + total - 1) % total)}
              />
              <IconButton
                label={m.nextPicture()}
                icon={<Icon name="arrow-right" />}
                onPress={() => onIndexChange((index + 1) % total)}
              />
            </>
          )}
          <Button tone="solid" onPress={onClose}>
            {common.close()}
          </Button>
        </>
      }
    >
      <div className={styles.zoom} tabIndex={0} role="region" aria-label={m.enlarged()}>
        <div className={styles.zoomed} ref={showMiddle}>
          <Picture src={image} alt={title} slot="zoom" partName={partName} isPriority />
        </div>
      </div>
      {total > 1 && <p role="status">{m.pictureOf({ number: index + 1, total })}</p>}
    </Dialog>
  );
}
