import { useQuery } from '@tanstack/react-query';
import type { Part } from '#contract/catalogue/parts.ts';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { PartQuestions } from '#ui/sections/Questions/OrderNotes.tsx';

interface PartQuestionsContainerProps {
  part: Part;
  uid: string;
}

/** The questions of customers about a part. Requested while the part is open. */
export function PartQuestionsContainer({ part, uid }: PartQuestionsContainerProps) {
  const questions = useQuery(
    freshQuery(privateKey(uid, 'part-questions', part._id), 'listPartQuestions', {
      params: { id: part._id },
    }),
  );
  return <PartQuestions questions={toRemote(questions)} subject={part.name} />;
}
