import { Link, useLocation } from 'react-router-dom';
import type { LinkProps } from '#ui/link.tsx';
import { loginLinkState } from './return-to.ts';

/** The link component of the design system in the app: the router's link. */
export function AppLink({ href, ...rest }: LinkProps) {
  return <Link to={href} state={loginLinkState(href, useLocation())} {...rest} />;
}
