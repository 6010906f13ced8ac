import type { OrderLine } from '#contract/orders/order-list.ts';
import type { CheckedLine } from '#contract/orders/quick-order-rows.ts';
import type { NumberAnswer } from '#contract/orders/quick-order.ts';
import { call } from '#app/lib/http/api.ts';

async function ask(numbers: string[]): Promise<readonly NumberAnswer[]> {
  const { answers } = await call('findNumbers', { body: { numbers }, credential: 'none' });
  return answers;
}

/**
 * Asks what the numbers of a list mean. A line whose end was read as a quantity may be one number: if there is no such part,
 * but one with the whole line as its number, that one is meant.
 */
export async function checkList(lines: readonly OrderLine[]): Promise<CheckedLine[]> {
  const unknown: NumberAnswer = { kind: 'notFound', choices: [] };
  const answers = await ask(lines.map(({ number }) => number));
  const checked = lines.map((line, at): CheckedLine => ({ ...line, answer: answers[at] ?? unknown }));
  const wholes = checked.flatMap(({ whole, answer }) =>
    whole !== undefined && answer.kind === 'notFound' ? [whole] : [],
  );
  if (wholes.length === 0) return checked;
  const again = await ask(wholes);
  const answerOf = new Map(wholes.map((whole, at) => [whole, again[at] ?? unknown]));
  return checked.map((line) => {
    const { whole = '' } = line;
    const answer = line.answer.kind === 'notFound' ? answerOf.get(whole) : undefined;
    return answer === undefined || answer.kind === 'notFound'
      ? line
      : { ...line, number: whole, quantity: null, answer };
  });
}
