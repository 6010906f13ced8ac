import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'location';
  'aria-hidden'?: true;
  tabIndex?: number;
  onClick?(): void;
}

function PlainLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

interface LinkProviderProps {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Says what every link below is made of: the app hands in its router's. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component to draw a link with; a plain `<a>` unless a provider says otherwise. */
export function useLink(): ComponentType<LinkProps> {
  return useContext(LinkContext);
}

/** A link without a look: what every component that leads somewhere is built on. */
export function Link(props: LinkProps) {
  return createElement(useLink(), props);
}
