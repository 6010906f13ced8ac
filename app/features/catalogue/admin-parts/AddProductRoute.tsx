import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as product from '#messages/product.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { useUnsavedChanges } from '#app/lib/routing/use-unsaved-changes.tsx';
import { paths } from '#app/paths.ts';
import * as m from '#messages/admin-parts.js';
import { AddPartForm, type AddPartFormProps } from '#ui/sections/catalogue/AddPartForm/AddPartForm.tsx';
import { useAddPart, useUploadPicture } from './mutations.ts';
import { newPartDraft } from './part-draft.ts';
import { addPartError } from './part-errors.ts';
import { usePartSource } from './part-source.ts';

export function Component() {
  const { uid } = useSignedIn();
  const [draft] = useState(() => newPartDraft(uid));
  const source = usePartSource();
  const upload = useUploadPicture();
  const { mutateAsync: add } = useAddPart();
  const [isDone, setDone] = useState(false);
  const { onDirtyChange, question } = useUnsavedChanges({
    title: m.leaveAddTitle(),
    text: m.leaveAddText(),
    isDone,
    onLeave: draft.drop,
  });

  const addPart: AddPartFormProps['onAdd'] = (values, next) =>
    attempt(async () => {
      await add(values);
      showToast({
        tone: 'positive',
        text: product.productAdded(),
        action: {
          label: m.showIt(),
          name: m.showAdded({ name: values.name }),
          href: `${paths.manageProducts}?${new URLSearchParams({ search: values.name })}`,
        },
      });
      if (next === 'list') setDone(true);
    }, addPartError);

  return (
    <>
      <AddPartForm
        source={source}
        onUpload={upload}
        onAdd={addPart}
        draft={draft}
        onDirtyChange={onDirtyChange}
      />
      {question}
      {isDone && <Navigate to={paths.manageProducts} />}
    </>
  );
}
