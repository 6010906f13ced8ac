import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import * as z from 'zod/mini';
import * as product from '#messages/product.js';
import { authError } from '#app/lib/auth/auth-error.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { localMailbox, publicSettings } from '#app/lib/browser/settings.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { sendVerification } from '#app/lib/auth/send-verification.ts';
import { session, useSignedIn } from '#app/lib/auth/session.ts';
import { draft } from '#app/lib/storage/drafts.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { useUnsavedChanges } from '#app/lib/routing/use-unsaved-changes.tsx';
import * as m from '#messages/profile.js';
import { ProfileForm } from '#ui/sections/accounts/ProfileForm/ProfileForm.tsx';
import type { ProfileValues } from '#ui/sections/accounts/ProfileForm/profile-values.ts';
import { useSaveProfile } from './mutations.ts';

const text = z.optional(z.string());
const ProfileDraft = z.object({
  name: text,
  number: text,
  city: text,
  linkedin: text,
  github: text,
  taxId: text,
});

const profileDraft = (uid: string) => draft(ProfileDraft, uid, 'profile');

// Admins order nothing.
const Garage = lazy<ComponentType>(async () => ({
  default: (await import('./GarageContainer.tsx')).GarageContainer,
}));

const Addresses = lazy<ComponentType>(async () => ({
  default: (await import('./AddressesContainer.tsx')).AddressesContainer,
}));

/** The profile of the signed-in customer or admin. */
export function Component() {
  const { uid, email, name, photoURL, isVerified, role } = useSignedIn();
  const profile = useQuery(profileQuery({ uid, email }));
  const { mutateAsync: save } = useSaveProfile({ uid, email });
  const mailboxHref = localMailbox();
  const [draft] = useState(() => profileDraft(uid));
  const { onDirtyChange, question } = useUnsavedChanges({
    title: m.leaveTitle(),
    text: m.leaveText(),
    onLeave: draft.drop,
  });

  const saveProfile = (values: ProfileValues) =>
    attempt(async () => {
      const isNew = await save(values);
      showToast({
        // Two ids, because a slow second press of Save must not replace the success of the first.
        id: isNew ? 'profile' : 'profile-unchanged',
        tone: isNew ? 'positive' : 'info',
        text: isNew ? product.profileUpdated() : product.profileUnchanged(),
      });
      if (values.name !== name) void session.rename(values.name);
    });

  return (
    <>
      <ProfileForm
        profile={toRemote(profile)}
        photoURL={photoURL}
        taxName={publicSettings().taxName}
        isVerified={isVerified}
        onSave={saveProfile}
        draft={draft}
        onDirtyChange={onDirtyChange}
        onResendVerification={sendVerification}
        onChangePassword={() => attempt(() => session.sendReset(email), authError)}
        mailboxHref={mailboxHref}
      />
      <Suspense>
        {role === 'customer' && (
          <>
            <Garage />
            <Addresses />
          </>
        )}
      </Suspense>
      {question}
    </>
  );
}
