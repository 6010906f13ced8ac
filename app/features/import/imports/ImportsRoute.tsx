import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ImportRun } from '#contract/import/imports.ts';
import * as m from '#messages/import-files-page.js';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { saveCsv } from '#app/lib/browser/save-csv.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { exportKind } from '#app/lib/lists/export-list.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import { ImportFiles } from '#ui/sections/import/ImportFiles/ImportFiles.tsx';
import { templateOf } from '#ui/sections/import/run/field-texts.ts';
import { importQuery, importsKey, importsQuery } from './queries.ts';
import { startUpload } from './uploads.ts';

export const load: LoadOwn = (client, { uid }) =>
  client.prefetchQuery({ ...importsQuery(uid), staleTime: recentMs });

const hrefOf = ({ _id }: ImportRun) => paths.adminImport.to(_id);

export function Component() {
  const { uid } = useSignedIn();
  const client = useQueryClient();
  const navigate = useNavigate();
  const runs = useQuery(importsQuery(uid));
  const { mutateAsync: run } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey(uid) }),
  });

  const choose = (file: File) =>
    attempt(async () => {
      const added = await call('addImport', { body: { name: file.name, bytes: file.size } });
      void startUpload(added._id, file).then(() => client.invalidateQueries({ queryKey: importsKey(uid) }));
      await navigate(hrefOf(added));
    });

  return (
    <ImportFiles
      runs={toRemote(runs)}
      hrefOf={hrefOf}
      onChoose={choose}
      onTemplate={(kind) => saveCsv(`${kind}.csv`, templateOf(kind))}
      onExport={exportKind}
      onFindKept={async ({ _id }) => (await client.fetchQuery(importQuery(uid, _id))).kept}
      onUndo={({ _id }) =>
        attempt(() => run(() => call('takeImportStep', { params: { id: _id }, body: { step: 'undo' } })))
      }
      onRemove={({ _id, name }) =>
        attempt(async () => {
          await run(() => call('removeImport', { params: { id: _id } }));
          showToast({ tone: 'positive', text: m.removed({ name }) });
        })
      }
    />
  );
}
