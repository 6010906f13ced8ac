import { useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { showToast } from '#app/lib/toasts.ts';
import { paths } from '#app/paths.ts';
import { AddPartForm, type AddPartFormProps } from '#ui/sections/AddPartForm/AddPartForm.tsx';
import { useAddPart, useUploadPicture } from './mutations.ts';
import { addFailure } from './part-refusal.ts';

export function AddProductContainer() {
  const navigate = useNavigate();
  const upload = useUploadPicture();
  const { mutateAsync: add } = useAddPart();

  const addPart: AddPartFormProps['onAdd'] = async (values, next) => {
    try {
      await add(values);
    } catch (error) {
      return addFailure(error);
    }
    showToast({ tone: 'positive', text: messages.productAdded });
    if (next === 'list') await navigate(paths.manageProducts);
    return null;
  };

  return <AddPartForm onUpload={upload} onAdd={addPart} />;
}
