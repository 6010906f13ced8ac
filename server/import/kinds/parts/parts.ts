import type { Spec } from '#contract/catalogue/specifications.ts';
import { readHeldUnits } from '../../../db/held-units.ts';
import { planAlike, type Kind, type Plan } from '../../kind.ts';
import { findNamed } from '../../pictures/plan-pictures.ts';
import { findParts, unknownPart, manyParts } from './find-parts.ts';
import { textOf, textsOf } from './part-cells.ts';
import { readExtras, readParts } from './read-parts.ts';
import { planPart } from './plan-part.ts';
import { planSuccessors } from './plan-successors.ts';
import { writeParts } from './write-parts.ts';

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
          ...{ part, pictures },
          ...(part && { extras: extras.get(part._id), held: held?.get(part._id) }),
        };
        plans.push(await planPart(context, group, one, specs));
      }
      return plans;
    },
    read: readParts,
    write: writeParts,
    links: { field: 'successor', thing: 'part', plan: planSuccessors },
  };
}
