import { call, callPage } from '#app/lib/http/api.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import {
  StatementNotes,
  type StatementNotesProps,
} from '#ui/sections/fitment/StatementNotes/StatementNotes.tsx';
import { useConvertNote } from './mutations.ts';

const listNotes: StatementNotesProps['onList'] = ({ search, page, limit }) => {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (search !== '') query.set('search', search);
  return callPage('listStatementNotes', { query });
};

/** The notes of all parts. Requested while the drawer is open. */
export function StatementNotesContainer(props: Pick<StatementNotesProps, 'isOpen' | 'onClose'>) {
  const { mutateAsync: convert } = useConvertNote();
  return (
    <StatementNotes
      {...props}
      onList={listNotes}
      onPreview={(note) => call('previewStatementNote', { query: new URLSearchParams({ note }) })}
      onConvert={async (conversion) => {
        try {
          return await convert(conversion);
        } catch (error) {
          return fieldError(error, ['criterion', 'value']);
        }
      }}
    />
  );
}
