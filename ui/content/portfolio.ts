import type { PortfolioProps } from '#ui/sections/shop/Portfolio/Portfolio.tsx';

/**
 * An invented developer. The addresses do not exist, and the telephone number is from the range that Sweden
 * reserves for fiction.
 */
export const portfolio: Omit<PortfolioProps, 'homeHref'> = {
  statement: 'Jonas Reyl builds web software.',
  lead: 'React and TypeScript in front, Node behind. I like forms that forgive, tables that read well and pages that open at once.',
  email: 'jonas@reyl.example',
  phone: '+46 31 390 06 12',
  city: 'Gothenburg',
  projects: [
    {
      name: 'Car-parts storefront',
      text: 'Orders, card payments and an admin desk for a parts manufacturer.',
      href: 'https://storefront.reyl.example',
      drawing: 'disc',
    },
    {
      name: 'Warehouse timetable',
      text: 'Shift planning for a three-dock warehouse, built for a wall screen.',
      href: 'https://timetable.reyl.example',
      drawing: 'belt',
    },
    {
      name: 'Study notes',
      text: 'A small, fast notebook with offline search.',
      href: 'https://notes.reyl.example',
      drawing: 'gasket',
    },
  ],
  education: [
    { from: 2019, to: 2022, degree: 'BSc, Computer science' },
    { from: 2016, to: 2019, degree: 'Technical college, mechanical design' },
  ],
  skills: [
    { area: 'Languages', names: ['TypeScript', 'JavaScript', 'SQL'] },
    { area: 'Front end', names: ['React', 'React Router', 'CSS'] },
    { area: 'Back end', names: ['Node', 'Express', 'MongoDB'] },
    { area: 'Tools', names: ['Git', 'Vite', 'Playwright'] },
  ],
};
