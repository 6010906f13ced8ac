import type { NewOrderNote, OrderNote } from '#contract/questions.ts';
import type { Actor } from '../../core/actor.ts';
import { isId, newId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Database, Queries } from '../../db/connect.ts';

type NoteRow = Omit<OrderNote, 'createdAt' | 'author'> & { name: string; email: string; createdAt: Date };

const toWire = ({ name, email, createdAt, ...row }: NoteRow): OrderNote => ({
  ...row,
  author: { name, email },
  createdAt: createdAt.toISOString(),
});

const columns = 'entries.id AS "_id", users.name, users.email, text, entries.created_at AS "createdAt"';

/** The notes on an order and its questions, oldest first. Throws 404. */
export async function listOrderNotes(db: Queries, orderId: string): Promise<OrderNote[]> {
  await requireRow(db, 'orders', orderId);
  const { rows } = await db.query<NoteRow>(
    `SELECT kind, ${columns} FROM (
       SELECT 'note' AS kind, id, user_id, text, created_at FROM order_notes WHERE order_id = $1
       UNION ALL
       SELECT 'question', id, user_id, text, created_at FROM questions WHERE order_id = $1
     ) AS entries JOIN users ON users.id = user_id
     ORDER BY entries.created_at, entries.id`,
    [orderId],
  );
  return rows.map(toWire);
}

/** Returns the questions of customers about a part, newest first. Throws 404. */
export async function listPartQuestions(db: Queries, partId: string): Promise<OrderNote[]> {
  await requireRow(db, 'parts', partId);
  const { rows } = await db.query<NoteRow>(
    `SELECT 'question' AS kind, ${columns} FROM questions AS entries JOIN users ON users.id = user_id
      WHERE part_id = $1 ORDER BY entries.created_at DESC, entries.id LIMIT 100`,
    [partId],
  );
  return rows.map(toWire);
}

/** Adds a note. The audit log says that there is one, not what it says. Throws 404. */
export function addOrderNote(
  db: Database,
  orderId: string,
  { text }: NewOrderNote,
  author: OrderNote['author'],
  actor: Actor,
): Promise<OrderNote> {
  return db.transaction(async (tx) => {
    await requireRow(tx, 'orders', orderId);
    const { rows } = await tx.query<{ id: string; createdAt: Date }>(
      `INSERT INTO order_notes (id, order_id, user_id, text) VALUES ($1, $2, $3, $4)
       RETURNING id, created_at AS "createdAt"`,
      [newId(), orderId, actor.userId, text],
    );
    const [added] = rows;
    if (!added) throw new Error('The note was not stored');
    await recordAudit(tx, { ...actor, object: orderId, after: 'note added' });
    return { _id: added.id, kind: 'note', author, text, createdAt: added.createdAt.toISOString() };
  });
}

async function requireRow(db: Queries, table: 'orders' | 'parts', id: string): Promise<void> {
  const { rows } = isId(id) ? await db.query(`SELECT FROM ${table} WHERE id = $1`, [id]) : { rows: [] };
  if (rows.length === 0) throw new Problem('NOT_FOUND');
}
