import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as product from '#messages/product.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { useLeaveGuard } from '#app/lib/routing/use-leave-guard.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/admin-parts.ts';
import { AddPartForm, type AddPartFormProps } from '#ui/sections/AddPartForm/AddPartForm.tsx';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useAddPart, useUploadPicture } from './mutations.ts';
import { addFailure } from './part-refusal.ts';

export function AddProductContainer() {
  const upload = useUploadPicture();
  const { mutateAsync: add } = useAddPart();
  const [isDirty, setDirty] = useState(false);
  const [isDone, setDone] = useState(false);
  const guard = useLeaveGuard(isDirty && !isDone);

  const addPart: AddPartFormProps['onAdd'] = (values, next) =>
    attempt(async () => {
      await add(values);
      showToast({
        tone: 'positive',
        text: product.productAdded(),
        action: {
          label: m.showIt(),
          about: values.name,
          href: `${paths.manageProducts}?${new URLSearchParams({ search: values.name })}`,
        },
      });
      if (next === 'list') setDone(true);
    }, addFailure);

  return (
    <>
      <AddPartForm onUpload={upload} onAdd={addPart} onDirtyChange={setDirty} />
      <UnsavedChangesDialog title={m.leaveWithoutAddingIt()} {...guard}>
        {m.theDetailsAndThePicture()}
      </UnsavedChangesDialog>
      {isDone && <Navigate to={paths.manageProducts} />}
    </>
  );
}
