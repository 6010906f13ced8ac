import type { Profile } from '#contract/accounts/users.ts';
import type { Queries } from '../db/connect.ts';

/** Saves the fields that the profile contains. Returns 0 if none of them is new. */
export async function saveProfile(
  db: Queries,
  userId: string,
  { name, number, city, linkedin, github, taxId }: Profile,
): Promise<0 | 1> {
  const { rowCount } = await db.query(
    `UPDATE users
        SET name = coalesce($2, name), number = coalesce($3, number), city = coalesce($4, city),
            linkedin = coalesce($5, linkedin), github = coalesce($6, github), tax_id = coalesce($7, tax_id),
            updated_at = now()
      WHERE id = $1
        AND (name, number, city, linkedin, github, tax_id) IS DISTINCT FROM
            (coalesce($2, name), coalesce($3, number), coalesce($4, city), coalesce($5, linkedin), coalesce($6, github),
             coalesce($7, tax_id))`,
    [userId, name ?? null, number ?? null, city ?? null, linkedin ?? null, github ?? null, taxId ?? null],
  );
  return rowCount === 1 ? 1 : 0;
}
