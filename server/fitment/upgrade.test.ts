import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { openUpgradedDatabase } from '../testing/database.ts';

test('an upgrade keeps the statements, and what servers of the previous version read and write', async () => {
  const [disc, draft] = [newId(), newId()];
  const addPart = (id: string, name: string) =>
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     VALUES ('${id}', '${name}', 'x', 100, 1, 1, 1, 'a@b.test');`;
  const db = await openUpgradedDatabase(
    1795994523262,
    `${addPart(disc, 'Disc')} ${addPart(draft, 'Draft')}
     UPDATE parts SET deleted_at = now(), off_sale_as = 'draft' WHERE id = '${draft}';
     INSERT INTO makes (id, slug, name) VALUES (1, 'vw', 'VW');
     INSERT INTO models (id, make_id, slug, name, from_year, to_year) VALUES (1, 1, 'vw-golf', 'Golf', 2012, 2013);
     INSERT INTO vehicles (id, model_id, year, slug) VALUES (1, 1, 2012, 'vw-golf-2012'), (2, 1, 2013, 'vw-golf-2013');
     INSERT INTO fitments (part_id, model_id, to_year, note, created_by)
     VALUES ('${disc}', 1, 2012, 'Only with ATE', 'Mara'), ('${draft}', 1, NULL, '', 'Mara');`,
  );
  const readStatements = async () => {
    const { rows } = await db.query(
      `SELECT note, conditions, part_position = parts.position AS "isPlaced" FROM fitments JOIN parts ON parts.id = part_id
        ORDER BY fitments.id`,
    );
    return rows;
  };
  const ofDisc = { note: 'Only with ATE', conditions: [], isPlaced: true };
  expect(await readStatements()).toEqual([ofDisc, { note: '', conditions: [], isPlaced: null }]);
  const changeDraft = (set: string) => db.query(`UPDATE parts SET ${set} WHERE id = $1`, [draft]);
  await changeDraft('deleted_at = NULL, off_sale_as = NULL');
  expect(await readStatements()).toEqual([ofDisc, { note: '', conditions: [], isPlaced: true }]);
  await changeDraft(`deleted_at = now(), off_sale_as = 'draft'`);
  expect(await readStatements()).toEqual([ofDisc, { note: '', conditions: [], isPlaced: null }]);
  // As the previous version adds one.
  await db.query(`INSERT INTO fitments (part_id, model_id, created_by) VALUES ($1, NULL, 'Mara')`, [disc]);
  const { rows: listed } = await db.query(
    `SELECT vehicle_id FROM part_vehicles JOIN part_search USING (position) ORDER BY vehicle_id`,
  );
  expect(listed).toEqual([{ vehicle_id: 0 }, { vehicle_id: 1 }]);
});
