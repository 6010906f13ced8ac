import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { UserView } from './user-view.ts';

/** Who a dialog is about. */
export function UserFacts({ name, email }: Pick<UserView, 'name' | 'email'>) {
  return (
    <DescriptionList
      columns={1}
      cells={[
        { label: 'Name', value: <bdi>{name || '–'}</bdi> },
        { label: 'Email', value: <bdi>{email}</bdi> },
      ]}
    />
  );
}
