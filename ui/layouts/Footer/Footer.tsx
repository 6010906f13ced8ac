import { isTextName, type TextName } from '#tokens/shop.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/footer.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { useShop } from '#ui/shop.ts';
import * as styles from './Footer.css.ts';

type FooterEntry =
  | 'stockParts'
  | 'quickOrder'
  | 'madeToYourDrawing'
  | 'aboutUs'
  | 'whoSignsItOff'
  | 'blog'
  | 'contact'
  | TextName;

const columns: readonly { title: string; entries: readonly { id: FooterEntry; label: string }[] }[] = [
  {
    title: m.services(),
    entries: [
      { id: 'stockParts', label: m.stockParts() },
      { id: 'quickOrder', label: common.quickOrder() },
      { id: 'delivery', label: common.delivery() },
      { id: 'madeToYourDrawing', label: m.madeToDrawing() },
      { id: 'returns', label: common.returns() },
    ],
  },
  {
    title: m.company(),
    entries: [
      { id: 'aboutUs', label: m.aboutUs() },
      { id: 'whoSignsItOff', label: m.team() },
      { id: 'blog', label: common.blog() },
      { id: 'contact', label: common.contact() },
    ],
  },
  {
    title: m.legal(),
    entries: [
      { id: 'terms', label: common.terms() },
      { id: 'privacy', label: common.privacy() },
      { id: 'cookies', label: common.cookies() },
    ],
  },
];

const networks = [
  {
    name: 'X',
    key: 'x',
    icon: 'M3 3h6l4.5 6 5-6h2.5l-6.4 7.6L22 21h-6l-4.9-6.5L5.6 21H3l7-8.2z',
  },
  {
    name: 'LinkedIn',
    key: 'linkedin',
    icon: 'M4 9h4v12H4zM6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h4v1.7c.8-1.3 2-2 3.7-2 2.9 0 4.3 1.9 4.3 5V21h-4v-6.6c0-1.6-.6-2.5-1.9-2.5S14 12.9 14 14.5V21h-4z',
  },
  {
    name: m.facebook(),
    key: 'facebook',
    icon: 'M14 8V6.2c0-.9.3-1.4 1.5-1.4H17V2h-2.5C11.6 2 10.5 3.6 10.5 6v2H8v3h2.5v11H14V11h2.6l.4-3z',
  },
] as const;

interface FooterProps {
  /** The URLs of the entries. An entry without a URL is plain text. */
  hrefs?: Partial<Record<FooterEntry, string>>;
  /** Whether the shop shows the catalogue of the demo. */
  isDemo?: boolean;
}

/** The end of each page: links about the shop and to its social networks. */
export function Footer({ hrefs = {}, isDemo = false }: FooterProps) {
  const { name: shop, company, socials, texts } = useShop();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.works}>
            <Wordmark />
            <div className={styles.tagline}>
              <p>{company}</p>
              <p>{m.tagline()}</p>
              {isDemo && <p>{m.demoVehicles()}</p>}
            </div>
            <div className={styles.socials}>
              {networks.map(({ name, key, icon }) => (
                <a
                  key={name}
                  className={styles.social}
                  href={socials[key]}
                  aria-label={m.socialLink({ shop, name })}
                  title={name}
                  target="_blank"
                  rel="noreferrer"
                >
                  <svg className={styles.socialIcon} viewBox="0 0 24 24" aria-hidden>
                    <path d={icon} />
                  </svg>
                </a>
              ))}
            </div>
          </div>
          {columns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className={styles.heading}>{title}</h2>
              <ul>
                {entries.map(({ id, label }) => {
                  const href = isTextName(id) && !texts.includes(id) ? undefined : hrefs[id];
                  return (
                    <li className={styles.entry} key={id}>
                      {href === undefined ? (
                        label
                      ) : (
                        <span className={styles.link}>
                          <TextLink href={href}>{label}</TextLink>
                        </span>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.word}>
          <Wordmark size="page" />
        </div>
      </Container>
    </footer>
  );
}
