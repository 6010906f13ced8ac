import { useId } from 'react';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { TitleBlock, type TitleBlockCell } from '#ui/components/TitleBlock/TitleBlock.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';

export interface PortfolioContactProps {
  /** An empty fact is left out. */
  email: string;
  phone: string;
  city: string;
}

/** Where the developer is to be reached. */
export function PortfolioContact({ email, phone, city }: PortfolioContactProps) {
  const titleId = useId();
  const facts: readonly (TitleBlockCell | null)[] = [
    email === '' ? null : { label: 'Email', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    phone === ''
      ? null
      : {
          label: 'Phone',
          value: (
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Figure>{phone}</Figure>
            </TextLink>
          ),
        },
    city === '' ? null : { label: 'City', value: city },
  ];
  const cells = facts.filter((fact) => fact !== null);
  if (cells.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>Contact details</h2>
      </VisuallyHidden>
      <TitleBlock columns={1} cells={cells} />
    </section>
  );
}
