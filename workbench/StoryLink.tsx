import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';

interface StoryLinkProps {
  story: string;
  children: ReactNode;
  /** The id of a description. */
  describedBy?: string;
}

/** A link to another story. It keeps the chosen theme. In a new tab it loads Storybook again. */
export function StoryLink({ story, children, describedBy }: StoryLinkProps) {
  function select(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: story });
  }

  return (
    // Relative to the frame of the stories, so that it works under a sub-path.
    <a
      className={textLink}
      href={`./?path=/story/${story}`}
      target="_top"
      onClick={select}
      aria-describedby={describedBy}
    >
      {children}
    </a>
  );
}
