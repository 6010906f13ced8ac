import { useId } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/portfolio-contact.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { DescriptionList, type TitleBlockCell } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';

export interface PortfolioContactProps {
  /** Empty facts are left out. */
  email: string;
  phone: string;
  city: string;
}

/** The contact details of the developer. */
export function PortfolioContact({ email, phone, city }: PortfolioContactProps) {
  const titleId = useId();
  const facts: readonly (TitleBlockCell | null)[] = [
    email === ''
      ? null
      : { label: common.email(), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    phone === ''
      ? null
      : {
          label: common.phone(),
          value: (
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Numeric>{phone}</Numeric>
            </TextLink>
          ),
        },
    city === '' ? null : { label: m.city(), value: city },
  ];
  const cells = facts.filter((fact) => fact !== null);
  if (cells.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{m.contactDetails()}</h2>
      </VisuallyHidden>
      <DescriptionList columns={1} cells={cells} />
    </section>
  );
}
