import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportChange, ImportStep, MatchChoices } from '#contract/import/imports.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/import-result.js';
import * as texts from '#messages/import-texts.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { saveCsv } from '#app/lib/browser/save-csv.ts';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { vehiclesKey } from '#app/lib/queries/vehicles.ts';
import { useTitle } from '#app/lib/route-metadata.ts';
import { paths } from '#app/paths.ts';
import { ImportPage } from '#ui/sections/import/ImportPage/ImportPage.tsx';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { importSource } from './import-source.ts';
import { importQuery, importsKey } from './queries.ts';
import { goOnWithUpload, startUpload, stopUpload, useUpload } from './uploads.ts';

/** A long file takes long. */
const exportTimeoutMs = 120_000;

const changing: readonly string[] = ['importing', 'publishing', 'undoing'];

/** Fetches parts and vehicles again when an import has changed them. */
function useShopChanged(isChanging: boolean) {
  const client = useQueryClient();
  const { uid } = useSignedIn();
  useEffect(() => {
    if (!isChanging) return;
    return () => {
      for (const queryKey of [['parts'], vehiclesKey, privateKey(uid)])
        void client.invalidateQueries({ queryKey });
    };
  }, [client, isChanging, uid]);
}

export function Component() {
  const { uid } = useSignedIn();
  const { importId: id = '' } = useParams();
  const client = useQueryClient();
  const run = useQuery(importQuery(uid, id));
  const upload = useUpload(id);
  const source = useMemo(() => importSource(client, id), [client, id]);
  useTitle(run.data && texts.title({ kind: run.data.kind ?? 'unknown' }));
  useShopChanged(run.data !== undefined && changing.includes(run.data.state));
  const refresh = () => client.invalidateQueries({ queryKey: importsKey(uid) });
  const { mutateAsync: send } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: refresh,
  });

  const params = { id };
  const takeStep = (step: ImportStep) => call('takeImportStep', { params, body: { step } });
  const change = async (body: ImportChange) => {
    const changed = await call('changeImport', { params, body });
    client.setQueryData(importQuery(uid, id).queryKey, changed);
  };

  /** The server takes some at a time. */
  async function match({ choices, remember }: MatchChoices) {
    for (let at = 0; at < choices.length; at += limits.pageRows)
      await call('saveImportMatches', {
        params,
        body: { choices: choices.slice(at, at + limits.pageRows), remember },
      });
  }

  if (isUnknown(run.error)) return <NotFound what="page" href={paths.home} />;
  return (
    <ImportPage
      run={toRemote(run)}
      upload={upload}
      source={source}
      partHref={paths.part.to}
      listHref={paths.adminImports}
      draftsHref={`${paths.manageProducts}?state=draft`}
      actions={{
        onSend: (file) => void startUpload(id, file, run.data?.received).then(refresh),
        onStop: () => stopUpload(id),
        onGoOn: () => void goOnWithUpload(id).then(refresh),
        onChange: (body) => attempt(() => send(() => change(body))),
        onCheck: (body) =>
          attempt(() =>
            send(async () => {
              if (body) await change(body);
              await takeStep('check');
            }),
          ),
        onStep: (step) => attempt(() => send(() => takeStep(step))),
        onCorrect: (body) =>
          attempt(() =>
            send(async () => {
              await call('correctImportRows', { params, body });
              await takeStep('check');
            }),
          ),
        onMatch: (choices) =>
          attempt(() =>
            send(async () => {
              await match(choices);
              await takeStep('check');
            }),
          ),
        onExport: (what) =>
          attempt(async () => {
            const asked = { params, timeoutMs: exportTimeoutMs };
            const name = run.data?.name.replace(/\.\w+$/, '') ?? '';
            if (what === 'missingParts')
              saveCsv(m.missingFileName({ name }), await call('exportMissingParts', asked));
            else {
              const query = new URLSearchParams(what && { result: what });
              saveCsv(m.fileName({ name }), await call('exportImportRows', { ...asked, query }));
            }
          }),
      }}
    />
  );
}
