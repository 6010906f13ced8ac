import { useId } from 'react';
import * as m from '#messages/portfolio-skills.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';

export interface PortfolioSkillsProps {
  skills: readonly { area: string; names: readonly string[] }[];
}

/** The skills of the developer, by area. */
export function PortfolioSkills({ skills }: PortfolioSkillsProps) {
  const titleId = useId();
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="5">
        <Text as="h2" style="h2" id={titleId}>
          {m.skills()}
        </Text>
        <DescriptionList
          columns={2}
          isBare
          cells={skills.map(({ area, names }) => ({ label: area, value: names.join(', ') }))}
        />
      </Stack>
    </section>
  );
}
