import { useId } from 'react';
import type { User } from '#contract/accounts/users.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/profile-form.js';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { Remote } from '#ui/remote.ts';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useSentForm, useUnsavedDraft, type UnsavedDraft } from '../../form/use-sent-form.ts';
import { ProfileValues } from './profile-values.ts';
import { SignInWays, type SignInWaysProps } from './SignInWays.tsx';
import * as styles from './ProfileForm.css.ts';

export interface ProfileFormProps extends Omit<SignInWaysProps, 'email'> {
  profile: Remote<User>;
  photoURL?: string;
  /** What the tax on invoices is called. Absent: the shop shows none, and needs no tax id. */
  taxName?: string | undefined;
  /**
   * Resolves to the error, or to null when the server has these values. The caller shows the toast: 'Profile
   * updated' or 'No new information!'.
   */
  onSave(values: ProfileValues): Promise<ActionError<keyof ProfileValues> | null>;
  /** Keeps unsaved changes for a later visit. */
  draft?: UnsavedDraft<ProfileValues>;
  /** Called when unsaved changes appear or disappear, so that the page can ask before the user leaves. */
  onDirtyChange?(isDirty: boolean): void;
}

/** The user's profile. The email address identifies the account and cannot change. */
export function ProfileForm({ profile, ...rest }: ProfileFormProps) {
  return (
    <Stack gap="6">
      <PageHeader title={common.myProfile()} />
      {profile.status === 'loading' && <Loading />}
      {profile.status === 'error' && <LoadFailed of={profile} title={m.failed()} />}
      {profile.status === 'ready' && <Sheet profile={profile.value} {...rest} />}
    </Stack>
  );
}

interface SheetProps extends Omit<ProfileFormProps, 'profile'> {
  profile: User;
}

function Sheet({ profile, photoURL, taxName, onSave, draft, onDirtyChange, ...ways }: SheetProps) {
  const stateId = useId();
  const { form, field, submit } = useSentForm<ProfileValues>({
    rules: ProfileValues,
    // New data replaces only untouched fields.
    values: profile,
    resetOptions: { keepDirtyValues: true },
    // A shop without a tax has no field for the id.
    send: ({ taxId, ...values }) => onSave(taxName === undefined ? values : { ...values, taxId }),
    onSent: (values, { reset }) => reset(values, { keepDirtyValues: false }),
  });
  const { isDirty } = form.formState;
  useDirtyReport(isDirty, onDirtyChange);
  useUnsavedDraft(form, draft);

  function undo() {
    if (!submit.isPending) form.reset(undefined, { keepDirtyValues: false });
  }

  return (
    <div className={styles.sheet}>
      <Person profile={profile} photoURL={photoURL} />
      <form className={styles.sheet} noValidate onSubmit={submit.onSubmit}>
        <div className={styles.fields}>
          <TextField {...field('name')} label={common.name()} autoComplete="name" />
          <TextField
            type="email"
            label={common.email()}
            name="email"
            defaultValue={profile.email}
            isReadOnly
            hint={m.emailHint()}
          />
          <TextField type="tel" {...field('number')} label={common.phone()} isOptional />
          <TextField {...field('city')} label={m.city()} isOptional autoComplete="address-level2" />
          <TextField
            {...field('linkedin')}
            label={m.linkedin()}
            isOptional
            autoComplete="off"
            placeholder={m.linkedinPlaceholder()}
          />
          <TextField
            {...field('github')}
            label={m.github()}
            isOptional
            autoComplete="off"
            placeholder={m.githubPlaceholder()}
          />
          {taxName !== undefined && (
            <TextField
              {...field('taxId')}
              label={common.taxId({ tax: taxName })}
              isOptional
              autoComplete="off"
              hint={m.taxIdHint()}
            />
          )}
        </div>
        {submit.failure && <Refusal of={submit.failure} />}
        <div className={styles.actions}>
          <Button type="submit" tone={isDirty ? 'primary' : 'line'} size="lg" isPending={submit.isPending}>
            {m.saveChanges()}
          </Button>
          <Button tone="quiet" size="lg" describedBy={stateId} onPress={undo}>
            {m.undo()}
          </Button>
          <p className={styles.state} id={stateId} role="status">
            {isDirty && !submit.isPending && m.unsaved()}
          </p>
        </div>
      </form>
      <SignInWays email={profile.email} {...ways} />
    </div>
  );
}

function Person({ profile, photoURL }: { profile: User; photoURL: string | undefined }) {
  const role = profile.role === 'admin' ? common.admin() : common.customer();
  return (
    <div className={styles.person}>
      <Avatar name={profile.name} photoURL={photoURL} size="lg" />
      <div className={styles.personText}>
        <Text as="h2" style="h3">
          <bdi>{profile.name || profile.email}</bdi>
        </Text>
        <Text style="body" tone="muted">
          <span>{role}</span>
          {profile.city && (
            <span>
              , <bdi>{profile.city}</bdi>
            </span>
          )}
        </Text>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.sheet}>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <div className={styles.person}>
        <Avatar name="" size="lg" />
        <div className={styles.personSkeleton}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
        </div>
      </div>
      <div className={styles.fields}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div className={styles.fieldSkeleton} key={place}>
            <Skeleton width="word" />
            <Skeleton shape="field" width="full" />
          </div>
        ))}
      </div>
      <Skeleton shape="field" width="button" />
    </div>
  );
}
