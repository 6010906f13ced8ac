import { useId } from 'react';
import * as m from '#messages/portfolio-education.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';

export interface PortfolioEducationProps {
  /** Newest first. Years; `to` is null while it is in progress. */
  education: readonly { from: number; to: number | null; degree: string }[];
}

/** The education of the developer. */
export function PortfolioEducation({ education }: PortfolioEducationProps) {
  const titleId = useId();
  if (education.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="5">
        <Text as="h2" style="h2" id={titleId}>
          {m.education()}
        </Text>
        <DescriptionList
          columns={1}
          isBare
          cells={education.map(({ from, to, degree }) => ({
            label: to === null ? m.sinceFrom({ from }) : m.fromToTo({ from, to }),
            isFigure: true,
            value: degree,
          }))}
        />
      </Stack>
    </section>
  );
}
