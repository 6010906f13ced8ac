import { portfolio } from '#ui/content/portfolio.ts';
import { PortfolioLayout } from '#ui/layouts/PortfolioLayout/PortfolioLayout.tsx';
import { PortfolioContact } from '#ui/sections/PortfolioContact/PortfolioContact.tsx';
import { PortfolioEducation } from '#ui/sections/PortfolioEducation/PortfolioEducation.tsx';
import { PortfolioHero } from '#ui/sections/PortfolioHero/PortfolioHero.tsx';
import { PortfolioProjects } from '#ui/sections/PortfolioProjects/PortfolioProjects.tsx';
import { PortfolioSkills } from '#ui/sections/PortfolioSkills/PortfolioSkills.tsx';

export function PortfolioContainer() {
  return (
    <PortfolioLayout
      hero={<PortfolioHero {...portfolio} />}
      contact={<PortfolioContact {...portfolio} />}
      projects={<PortfolioProjects {...portfolio} />}
      education={<PortfolioEducation {...portfolio} />}
      skills={<PortfolioSkills {...portfolio} />}
    />
  );
}
