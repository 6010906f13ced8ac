import * as common from '#messages/common.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { UserView } from './user-view.ts';

/** Who a dialog is about. */
export function UserFacts({ name, email }: Pick<UserView, 'name' | 'email'>) {
  return (
    <DescriptionList
      columns={1}
      cells={[
        { label: common.name(), value: <bdi>{name || '–'}</bdi> },
        { label: common.email(), value: <bdi>{email}</bdi> },
      ]}
    />
  );
}
