import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/admin-search.js';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useUnsavedChanges } from '#app/lib/routing/use-unsaved-changes.tsx';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import { SearchDesk } from '#ui/sections/catalogue/SearchDesk/SearchDesk.tsx';
import { searchReportQuery, synonymsQuery } from './queries.ts';

export const load: LoadOwn = (client, { uid }) =>
  Promise.all([
    client.prefetchQuery({ ...searchReportQuery(uid), staleTime: recentMs }),
    client.prefetchQuery({ ...synonymsQuery(uid), staleTime: recentMs }),
  ]);

const searchHref = (words: string) => `${paths.parts}?${new URLSearchParams({ search: words })}`;

export function Component() {
  const { uid } = useSignedIn();
  const client = useQueryClient();
  const report = useQuery(searchReportQuery(uid));
  const synonyms = useQuery(synonymsQuery(uid));
  const { onDirtyChange, question } = useUnsavedChanges({ title: m.leaveTitle(), text: m.leaveText() });
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
        onDirtyChange={onDirtyChange}
      />
      {question}
    </>
  );
}
