import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const text = z.optional(z.string());
const ProfileDraft = z.object({ name: text, number: text, city: text, linkedin: text, github: text });

export const profileDraft = (uid: string) => draft(ProfileDraft, uid, 'profile');
