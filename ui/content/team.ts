import type { TeamMember } from '#ui/sections/shop/Team/Team.tsx';

/** The team. `img` names a portrait of the design system. */
export const team: readonly TeamMember[] = [
  {
    name: 'Anders Brandt',
    role: 'Works manager',
    about: 'Runs the floor in two shifts and signs every first article before a batch is cut.',
    img: 'glasses',
  },
  {
    name: 'Sofia Marchetti',
    role: 'Head of metrology',
    about: 'Keeps the measuring room at twenty degrees and the rest of us honest.',
    img: 'bob',
  },
  {
    name: 'Joel Abara',
    role: 'Customer orders',
    about: 'Answers the phone, knows the catalogue by heart, packs the awkward ones himself.',
    img: 'beard',
  },
];
