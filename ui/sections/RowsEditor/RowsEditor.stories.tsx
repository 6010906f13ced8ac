import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { references as columns } from '../catalogue/PartExtras/PartExtras.css.ts';
import { EditorRow, RowInput, RowSelect } from './EditorRow.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import { lineBeside } from './RowsEditor.css.ts';

interface Tyre {
  id: string;
  axle: string;
  maker: string;
  size: string;
}

interface TyresProps {
  tyres: readonly Tyre[];
  /** Rows without a size have a message. */
  isJudged?: boolean;
}

const axles = ['Front', 'Rear'].map((axle) => ({ value: axle, label: axle }));

/** The tyres of a vehicle, at most four. */
function Tyres({ tyres, isJudged = false }: TyresProps) {
  const [rows, setRows] = useState(tyres);
  const [added, setAdded] = useState(0);
  const change = (index: number, row: Tyre, changed: Partial<Tyre>) =>
    setRows(rows.with(index, { ...row, ...changed }));
  return (
    <RowsEditor
      rows={rows}
      columns={columns}
      labels={['Axle', 'Maker', 'Size']}
      empty={<p>No tyres yet.</p>}
      addLabel="Add a tyre"
      isFull={rows.length >= 4}
      onAdd={() => {
        setRows([...rows, { id: `new-${added}`, axle: 'Front', maker: '', size: '' }]);
        setAdded(added + 1);
      }}
      onRemove={(index) => setRows(rows.toSpliced(index, 1))}
    >
      {(row, index, remove) => {
        const isFaulty = isJudged && row.size === '';
        return (
          <EditorRow
            aria-label={`Tyre ${index + 1}`}
            removeLabel={`Remove tyre ${index + 1}`}
            fault={isFaulty ? 'Enter a size' : undefined}
            note={row.axle === 'Rear' ? 'Also fits the front' : undefined}
            onRemove={remove}
          >
            <RowSelect
              label="Axle"
              options={axles}
              value={row.axle}
              onChange={({ currentTarget: { value: axle } }) => change(index, row, { axle })}
            />
            <RowInput
              label="Maker"
              value={row.maker}
              onChange={({ currentTarget: { value: maker } }) => change(index, row, { maker })}
            />
            <RowInput
              label="Size"
              look={lineBeside}
              isCode
              isFaulty={isFaulty}
              value={row.size}
              onChange={({ currentTarget: { value: size } }) => change(index, row, { size })}
            />
          </EditorRow>
        );
      }}
    </RowsEditor>
  );
}

const tyres: readonly Tyre[] = [
  { id: 'front', axle: 'Front', maker: 'Norda', size: '225/45 R17' },
  { id: 'rear', axle: 'Rear', maker: 'Velmark', size: '' },
];

export default {
  component: Tyres,
  args: { tyres },
} satisfies Meta<typeof Tyres>;
type Story = StoryObj<typeof Tyres>;

const row = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('listitem', { name: `Tyre ${number}` }));

/** The focus is in the new row, in the next one after one was removed, and at last on the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a tyre' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row(canvas, 3).getByLabelText('Axle')).toHaveFocus());
    await press(canvas, 'Remove tyre 1');
    await waitFor(() => expect(row(canvas, 1).getByLabelText('Axle')).toHaveFocus());
    await expect(row(canvas, 1).getByLabelText('Maker')).toHaveValue('Velmark');
    await press(canvas, 'Remove tyre 2');
    await waitFor(() => expect(row(canvas, 1).getByLabelText('Axle')).toHaveFocus());
    await press(canvas, 'Remove tyre 1');
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row(canvas, 1).getByLabelText('Axle')).toHaveFocus());
  },
};

/** A row with a message, which describes the field that it is about. */
export const Faults: Story = {
  args: { isJudged: true },
  play: async ({ canvas }) => {
    await expect(row(canvas, 2).getByLabelText('Size')).toHaveAccessibleDescription('Enter a size');
    await expect(row(canvas, 1).getByLabelText('Size')).not.toHaveAccessibleDescription();
    await userEvent.type(row(canvas, 2).getByLabelText('Size'), '225/45 R17');
    await expect(row(canvas, 2).getByLabelText('Size')).not.toHaveAccessibleDescription();
  },
};

export const Empty: Story = { args: { tyres: [] } };

export const Full: Story = {
  args: { tyres: [...tyres, ...tyres].map((tyre, index) => ({ ...tyre, id: String(index) })) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Add a tyre' })).toHaveAttribute('aria-disabled', 'true'),
};

/** Each row is a record. Its labels are visible. */
export const OnNarrow: Story = {
  args: { tyres: [...tyres, { id: 'long', axle: 'Rear', maker: longWord, size: longWord }], isJudged: true },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = { ...rightToLeft };
