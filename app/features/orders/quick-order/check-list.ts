import { answeredMark } from '#contract/fitment/answered-mark.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Answer } from '#contract/fitment/fitment.ts';
import type { OrderLine } from '#contract/orders/order-list.ts';
import type { CheckedLine } from '#contract/orders/quick-order-rows.ts';
import type { NumberAnswer } from '#contract/orders/quick-order.ts';
import { call } from '#app/lib/http/api.ts';

/** The vehicle that the parts of a list are judged for, and what the customer said of it, which the server does not know. */
interface AskedVehicle {
  slug: string;
  answers: readonly Answer[];
}

async function ask(numbers: string[], vehicle: AskedVehicle | null): Promise<readonly NumberAnswer[]> {
  const body = { numbers, ...(vehicle && { vehicle: vehicle.slug }) };
  const { answers } = await call('findNumbers', { body, credential: 'none' });
  const said = vehicle?.answers ?? [];
  return said.length === 0 ? answers : answers.map((one) => answered(one, said));
}

function answered(one: NumberAnswer, said: readonly Answer[]): NumberAnswer {
  const judged = (part: Part): Part =>
    part.fit === undefined ? part : { ...part, fit: answeredMark(part.fit, said) };
  switch (one.kind) {
    case 'found':
      return { ...one, part: judged(one.part) };
    case 'several':
    case 'notFound':
      return { ...one, choices: one.choices.map(judged) };
    case 'notSold':
      return { ...one, successor: one.successor && judged(one.successor) };
  }
}

/**
 * Asks what the numbers of a list mean. A line whose end was read as a quantity may be one number: if there is no such part,
 * but one with the whole line as its number, that one is meant.
 */
export async function checkList(
  lines: readonly OrderLine[],
  vehicle: AskedVehicle | null,
): Promise<CheckedLine[]> {
  const unknown: NumberAnswer = { kind: 'notFound', choices: [] };
  const answers = await ask(
    lines.map(({ number }) => number),
    vehicle,
  );
  const checked = lines.map((line, at): CheckedLine => ({ ...line, answer: answers[at] ?? unknown }));
  const wholes = checked.flatMap(({ whole, answer }) =>
    whole !== undefined && answer.kind === 'notFound' ? [whole] : [],
  );
  if (wholes.length === 0) return checked;
  const again = await ask(wholes, vehicle);
  const answerOf = new Map(wholes.map((whole, at) => [whole, again[at] ?? unknown]));
  return checked.map((line) => {
    const { whole = '' } = line;
    const answer = line.answer.kind === 'notFound' ? answerOf.get(whole) : undefined;
    return answer === undefined || answer.kind === 'notFound'
      ? line
      : { ...line, number: whole, quantity: null, answer };
  });
}
