import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LinkProps } from '#ui/link.tsx';
import { loginLinkState } from './return-to.ts';
import { prefetch } from './prefetch.ts';

/** The link component of the design system in the app: the router's link, which prefetches its target. */
export function AppLink({ href, ...rest }: LinkProps) {
  const state: unknown = loginLinkState(href, useLocation());
  const turnAway = useRef<() => void>(undefined);
  useEffect(() => () => turnAway.current?.(), []);
  const comeNear = () => {
    turnAway.current?.();
    turnAway.current = prefetch(href);
  };
  const leave = () => turnAway.current?.();
  return (
    <Link
      to={href}
      state={state}
      onMouseEnter={comeNear}
      onMouseLeave={leave}
      onFocus={comeNear}
      onBlur={leave}
      {...rest}
    />
  );
}
