import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/admin-search.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useLeaveGuard } from '#app/lib/routing/use-leave-guard.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import { SearchDesk } from '#ui/sections/catalogue/SearchDesk/SearchDesk.tsx';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { searchReportQuery, synonymsQuery } from './queries.ts';

export { searchReportQuery, synonymsQuery } from './queries.ts';

const searchHref = (words: string) => `${paths.parts}?${new URLSearchParams({ search: words })}`;

export function Component() {
  const { uid } = useSignedIn();
  const client = useQueryClient();
  const report = useQuery(searchReportQuery(uid));
  const synonyms = useQuery(synonymsQuery(uid));
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const { mutateAsync: save } = useMutation({
    mutationFn: (body: Synonyms) => call('saveSynonyms', { body }),
    onSuccess: (saved) => client.setQueryData(synonymsQuery(uid).queryKey, saved),
  });

  const saveSynonyms = (groups: Synonyms) =>
    attempt(async () => {
      await save(groups);
      showToast({ tone: 'positive', text: m.saved() });
    });

  return (
    <>
      <SearchDesk
        report={toRemote(report)}
        synonyms={toRemote(synonyms)}
        hrefOf={searchHref}
        onSave={saveSynonyms}
        onDirtyChange={setDirty}
      />
      <UnsavedChangesDialog title={m.leaveTitle()} {...guard}>
        {m.leaveText()}
      </UnsavedChangesDialog>
    </>
  );
}
