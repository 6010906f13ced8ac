import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as m from '#messages/admin-vehicles.js';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { alwaysFresh } from '#app/lib/http/query-client.ts';
import { useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { makesQuery } from '#app/lib/queries/makes.ts';
import { vehiclesKey } from '#app/lib/queries/vehicles.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import type { ModelTexts } from '#ui/sections/fitment/VehicleModels/model-texts.ts';
import { VehicleModels } from '#ui/sections/fitment/VehicleModels/VehicleModels.tsx';
import { modelsKey, modelsList } from './models-list.ts';

/** Why a model was not saved or deleted. `inUse` says what to do about parts that are stated to fit it. */
function modelError(error: unknown, inUse: string): ActionError<keyof ModelTexts> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'NAME_TAKEN') return { field: 'name', message: m.nameTaken() };
  if (code === 'MODEL_IN_USE') return { message: inUse };
  return isUnknown(error)
    ? { message: m.goneMeanwhile() }
    : fieldError(error, ['make', 'name', 'makeAliases', 'aliases', 'fromYear', 'toYear', 'engines']);
}

export const load: LoadOwn = (client, { uid }, url) => modelsList(uid).prefetch(client, url);

export function Component() {
  const { uid } = useSignedIn();
  const client = useQueryClient();
  const { list } = useListScreen(modelsList(uid));
  const makes = useQuery({ ...makesQuery(), ...alwaysFresh });
  const { mutateAsync: run } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () =>
      Promise.all([modelsKey(uid), vehiclesKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  /** Changes the models, and shows `done` in a toast. Resolves to the error. */
  const change = (act: () => Promise<unknown>, done: string, inUse = m.inUseChange()) =>
    attempt(
      async () => {
        await run(act);
        showToast({ tone: 'positive', text: done });
      },
      (error) => modelError(error, inUse),
    );

  const nameOf = ({ make, name }: { make: string; name: string }) => ({ name: `${make} ${name}` });

  return (
    <VehicleModels
      {...list}
      makes={makes.data?.map(({ name }) => name) ?? []}
      onOpen={(slug) => call('findModel', { params: { slug } })}
      onAdd={(body) => change(() => call('addModel', { body }), m.added(nameOf(body)))}
      onChange={(model, body) =>
        change(() => call('changeModel', { params: { slug: model.slug }, body }), m.changed(nameOf(model)))
      }
      onDelete={async (model) => {
        const { slug } = model;
        const refusal = await change(
          () => call('deleteModel', { params: { slug } }),
          m.deleted(nameOf(model)),
          m.inUse(),
        );
        return refusal && { message: refusal.message, remedy: refusal.remedy };
      }}
    />
  );
}
