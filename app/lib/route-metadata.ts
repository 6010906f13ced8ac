import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType, type Params } from 'react-router-dom';
import type { Page } from '#contract/pages.ts';
import * as m from '#messages/route-metadata.js';
import { useShop } from '#ui/shop.ts';

export interface RouteHandle {
  page: Page;
  /** Requests the first data of a page, before or during the navigation to it. */
  load: ((client: QueryClient, place: { params: Params; url: URL }) => unknown) | undefined;
  /** The search parameters that the page reads, in one spelling. Absent if it reads none. */
  searchOf: ((params: URLSearchParams) => Promise<string>) | undefined;
}

export const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

export function usePage(): Page | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle.page : undefined;
}

export function useTitle(title: string | undefined): void {
  const shop = useShop().name;
  useEffect(() => {
    if (title !== undefined) document.title = m.pageTitle({ shop, title });
  }, [shop, title]);
}

/** For search engines that run scripts; others read the server's header. */
export function useSearchEntry(page: Page | undefined): void {
  const isHidden = page !== undefined && page.isIndexable !== true;
  useEffect(() => {
    const robots = document.querySelector('meta[name="robots"]') ?? document.createElement('meta');
    robots.setAttribute('name', 'robots');
    robots.setAttribute('content', 'noindex');
    if (isHidden) document.head.append(robots);
    else robots.remove();
  }, [isHidden]);
  useDescription(page?.description?.());
}

/** The description of a page for search engines. */
export function useDescription(description: string | undefined): void {
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!tag || description === undefined) return undefined;
    const usual = tag.content;
    tag.content = description;
    return () => {
      tag.content = usual;
    };
  }, [description]);
}

/**
 * Scrolls smoothly to an anchor of the page that is already open; new pages, Back and Forward jump to their
 * position. The router scrolls in a layout effect, so this is an insertion effect, which runs before.
 */
export function useSmoothAnchors(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  useInsertionEffect(() => {
    const isAnchor = hash !== '' && pathname === shownPath.current && navigationType !== 'POP';
    shownPath.current = pathname;
    if (!isAnchor) return undefined;
    // `global.css.ts` reads the attribute.
    const { dataset } = document.documentElement;
    dataset['scroll'] = 'smooth';
    const frame = requestAnimationFrame(() => delete dataset['scroll']);
    return () => {
      cancelAnimationFrame(frame);
      delete dataset['scroll'];
    };
  }, [pathname, hash, key, navigationType]);
}

function focusHeading(): HTMLElement | null {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return null;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Moves the focus to the new page's heading, so that screen readers announce the page. If the heading is rendered again
 * when the data arrives, the new one gets the focus. For an anchor the browser moves the focus. An open command palette
 * keeps the focus until it is closed.
 */
export function useFocusOnNavigation({ waits }: { waits: boolean }): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (waits || shown.current === pathname) return undefined;
    shown.current = pathname;
    if (hash !== '') return undefined;
    let target = focusHeading();
    const observer = new MutationObserver(() => {
      if (target?.isConnected) return;
      if (document.activeElement === document.body) target = focusHeading();
      else observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, waits]);
}
