import type { Queries } from '../db/connect.ts';

/** Locks the user's row until the transaction ends, which serialises requests of one user. */
export async function lockUser(tx: Queries, userId: string): Promise<void> {
  await tx.query({ isPrepared: true, text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE' }, [userId]);
}
