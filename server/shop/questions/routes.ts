import * as calls from '#contract/calls.ts';
import { readJson } from '../../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../../http/endpoint.ts';
import { askQuestion } from './ask-question.ts';
import { addOrderNote, listOrderNotes, listPartQuestions } from './order-notes.ts';

/** Notes on orders, and questions about orders and parts. */
export const questionRoutes = (deps: EndpointDeps) => {
  const { db } = deps;
  return mergeRoutes(
    endpoint(deps, calls.listOrderNotes, async ({ c, id }) => c.json(await listOrderNotes(db, id))),
    endpoint(deps, calls.addOrderNote, async ({ c, id, caller, actor }) => {
      const { name, email } = caller;
      return addOrderNote(db, id, await readJson(c, calls.addOrderNote.body), { name, email }, actor);
    }),
    endpoint(deps, calls.askQuestion, async ({ c, caller, actor }) => {
      const question = await readJson(c, calls.askQuestion.body);
      return askQuestion(db, caller, question, actor);
    }),
    endpoint(deps, calls.listPartQuestions, async ({ c, id }) => c.json(await listPartQuestions(db, id))),
  );
};
