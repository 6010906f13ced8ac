import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  id?: string;
  /** An option of a combobox can be a link. */
  role?: 'option';
  'aria-label'?: string;
  'aria-current'?: 'page' | 'location';
  'aria-hidden'?: true;
  'aria-selected'?: boolean;
  tabIndex?: number;
  onClick?: (() => void) | undefined;
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

/** Sets the component that links below render. The app provides its router's link. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the link component: `<a>` unless a provider sets another. */
export function useLink(): ComponentType<LinkProps> {
  return useContext(LinkContext);
}

/** An unstyled link, the base of every component that navigates. */
export function Link(props: LinkProps) {
  return createElement(useLink(), props);
}
