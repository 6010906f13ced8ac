import { modelReaders, type ModelFilters } from '#contract/fitment/model-filters.ts';
import type { ManagedModel } from '#contract/fitment/vehicles.ts';
import { callPage } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { defineList } from '#app/lib/lists/define-list.ts';

export const modelsKey = (uid: string) => privateKey(uid, 'models');

export const modelsList = (uid: string) =>
  defineList<ModelFilters, ManagedModel>({
    readers: modelReaders,
    pageSize: 50,
    key: modelsKey(uid),
    fetchPage: (input) => callPage('listModels', input),
    isAlwaysFresh: true,
  });
