import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';

interface StoryLinkProps {
  story: string;
  children: ReactNode;
  /** The id of what says more about it. */
  describedBy?: string;
  tabIndex?: number;
}

/** A link to another story, which keeps the theme that is chosen. In a tab of its own it loads Storybook anew. */
export function StoryLink({ story, children, describedBy, tabIndex }: StoryLinkProps) {
  function select(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: story });
  }

  return (
    // Beside the frame that stories are in, wherever Storybook is served.
    <a
      className={textLink}
      href={`./?path=/story/${story}`}
      target="_top"
      onClick={select}
      aria-describedby={describedBy}
      tabIndex={tabIndex}
    >
      {children}
    </a>
  );
}
