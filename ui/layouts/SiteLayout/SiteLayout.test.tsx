import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { team } from '#ui/content/team.ts';
import { linksOf } from '#ui/story/site-content.ts';
import { BusinessSummary } from '../../sections/BusinessSummary/BusinessSummary.tsx';
import { ContactForm } from '../../sections/ContactForm/ContactForm.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { NotFound } from '../../sections/NotFound/NotFound.tsx';
import { PartsGrid } from '../../sections/PartsGrid/PartsGrid.tsx';
import { RouteFailure } from '../../sections/RouteFailure/RouteFailure.tsx';
import { Team } from '../../sections/Team/Team.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const nothing = () => undefined;
const hrefOf = ({ _id }: { _id: string }) => `/purchase/${_id}`;

const page = (
  <SiteLayout
    navbar={
      <Navbar
        user={{ name: 'Mara Lindqvist', role: 'customer' }}
        links={linksOf.customer}
        currentPath="/"
        theme="system"
        onLogout={nothing}
        onThemeChange={nothing}
      />
    }
    footer={<Footer />}
  >
    <Hero featured={{ status: 'ready', value: parts[0] ?? null }} hrefOf={hrefOf} />
    <PartsGrid parts={{ status: 'ready', value: parts }} hrefOf={hrefOf} />
    <PartsGrid parts={{ status: 'loading' }} hrefOf={hrefOf} />
    <BusinessSummary years={34} />
    <Testimonials reviews={{ status: 'ready', value: reviews }} />
    <Testimonials reviews={{ status: 'error', onRetry: nothing }} />
    <Team members={team} />
    <ContactForm />
    <NotFound homeHref="/" />
    <RouteFailure onRetry={nothing} />
  </SiteLayout>
);

test('the pages render on a server, without the style attributes that their policy blocks', () => {
  const markup = renderToStaticMarkup(page);
  expect(markup).toContain('True to the drawing.');
  expect(markup).toContain('120M');
  expect(markup).not.toMatch(/<[^>]+\sstyle=/);
});
