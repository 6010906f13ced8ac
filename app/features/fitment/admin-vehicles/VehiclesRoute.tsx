import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ModelChange, SavedModel } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/admin-vehicles.js';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { alwaysFresh } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { makesQuery } from '#app/lib/queries/vehicles.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import type { ModelTexts } from '#ui/sections/fitment/VehicleModels/model-texts.ts';
import { VehicleModels, type VehicleModelsProps } from '#ui/sections/fitment/VehicleModels/VehicleModels.tsx';

const tell = (text: string) => showToast({ tone: 'positive', text });

/** Why a model was not saved or deleted. `inUse` says what to do about parts that are stated to fit it. */
function modelError(error: unknown, inUse: string): ActionError<keyof ModelTexts> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'NAME_TAKEN') return { field: 'name', message: m.nameTaken() };
  if (code === 'MODEL_IN_USE') return { message: inUse };
  return isUnknown(error)
    ? { message: m.goneMeanwhile() }
    : fieldError(error, ['make', 'name', 'fromYear', 'toYear', 'engines']);
}

export function Component() {
  const client = useQueryClient();
  const makes = useQuery({ ...makesQuery(), ...alwaysFresh });
  const onSettled = () => client.invalidateQueries({ queryKey: makesQuery().queryKey });
  const { mutateAsync: add } = useMutation({
    mutationFn: (body: SavedModel) => call('addModel', { body }),
    onSettled,
  });
  const { mutateAsync: change } = useMutation({
    mutationFn: ({ slug, body }: { slug: string; body: ModelChange }) =>
      call('changeModel', { params: { slug }, body }),
    onSettled,
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: (slug: string) => call('deleteModel', { params: { slug } }),
    onSettled,
  });

  const addModel: VehicleModelsProps['onAdd'] = (model) =>
    attempt(
      async () => {
        await add(model);
        tell(m.added({ name: `${model.make} ${model.name}` }));
      },
      (error) => modelError(error, m.inUseChange()),
    );

  const changeModel: VehicleModelsProps['onChange'] = ({ slug, make, name }, body) =>
    attempt(
      async () => {
        await change({ slug, body });
        tell(m.changed({ name: `${make} ${name}` }));
      },
      (error) => modelError(error, m.inUseChange()),
    );

  const deleteModel: VehicleModelsProps['onDelete'] = async ({ slug, make, name }) => {
    const refusal = await attempt(
      async () => {
        await remove(slug);
        tell(m.deleted({ name: `${make} ${name}` }));
      },
      (error) => modelError(error, m.inUse()),
    );
    return refusal && { message: refusal.message, remedy: refusal.remedy };
  };

  return (
    <VehicleModels makes={toRemote(makes)} onAdd={addModel} onChange={changeModel} onDelete={deleteModel} />
  );
}
