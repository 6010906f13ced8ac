import type { Spec } from '#contract/catalogue/specifications.ts';
import type { Queries } from '../../../db/connect.ts';
import { readHeldUnits } from '../../../db/held-units.ts';
import { isKept } from '../../../db/kept-parts.ts';
import { planAlike, type Group, type Kind, type Plan } from '../../kind.ts';
import { findNamed } from '../../pictures/plan-pictures.ts';
import { findParts, unknownPart, manyParts } from './find-parts.ts';
import { textOf, textsOf } from './part-cells.ts';
import { readExtras, readParts } from './read-parts.ts';
import { planPart } from './plan-part.ts';
import { writeParts } from './write-parts.ts';

/** The parts that successors name, by the address or the number as it is written. Several have one number: none is meant. */
async function findSuccessors(tx: Queries, groups: readonly Group[]): Promise<Map<string, string>> {
  const numbers = groups
    .flatMap(({ rows: [{ values }] }) => textOf(values, 'successor') ?? [])
    .filter(Boolean);
  if (numbers.length === 0) return new Map();
  const { rows } = await tx.query<{ number: string; id: string | null }>(
    `SELECT wanted AS number, coalesce(addressed.id::text, (
         SELECT min(parts.id::text) FROM parts WHERE parts.number_key = number_key(wanted) AND ${isKept} HAVING count(*) = 1)) AS id
       FROM unnest($1::text[]) AS wanted
       LEFT JOIN (SELECT id, address FROM parts WHERE ${isKept}) AS addressed ON lower(addressed.address) = lower(wanted)`,
    [[...new Set(numbers)]],
  );
  return new Map(rows.flatMap(({ number, id }) => (id === null ? [] : [[number, id] as const])));
}

interface KindOptions {
  /** Whether parts that do not exist are added. */
  mayAdd: boolean;
}

/** Parts, and the prices and stocks of parts. */
export function partsKind({ mayAdd }: KindOptions): Kind {
  return {
    hasManyRows: false,
    async plan(context, groups) {
      const found = await findParts(context, groups);
      const ids = [...found.values()].flatMap((parts) => parts.map(({ _id }) => _id));
      const extras = await readExtras(context.tx, ids);
      const held = context.fields.has('shelfStock') ? await readHeldUnits(context.tx, ids) : undefined;
      const specs = new Map<string | null, readonly Spec[]>([[null, []]]);
      const successors = await findSuccessors(context.tx, groups);
      const pictures = await findNamed(
        context,
        groups.flatMap(({ rows: [{ values }] }) => textsOf(values, 'pictures')),
      );
      const plans: Plan[] = [];
      for (const group of groups) {
        const parts = found.get(group.row) ?? [];
        const [part, ...more] = parts;
        const number = textOf(group.rows[0].values, 'number') ?? '';
        if (more.length > 0) {
          plans.push(planAlike(group, 'refused', { faults: [manyParts(number, parts)] }));
          continue;
        }
        if (!part && !mayAdd) {
          plans.push(planAlike(group, 'refused', { faults: [unknownPart(number)] }));
          continue;
        }
        if (context.options.existing === (part ? 'add' : 'change')) {
          plans.push(planAlike(group, 'leftOut', { name: part?.name ?? '' }));
          continue;
        }
        const one = {
          ...{ part, successors, pictures },
          ...(part && { extras: extras.get(part._id), held: held?.get(part._id) }),
        };
        plans.push(await planPart(context, group, one, specs));
      }
      return plans;
    },
    read: readParts,
    write: writeParts,
  };
}
