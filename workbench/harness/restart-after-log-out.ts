import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { paths } from '#app/paths.ts';

/**
 * After a log-out the shop reloads its home page, which would load Storybook into the frame of the story. Restarts the
 * story without a user instead, and writes that to Storybook's URL. Returns a function that stops it. Does nothing in a
 * browser without the Navigation API.
 */
export function restartAfterLogOut(): () => void {
  if (!('navigation' in window)) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, downloadRequest } = event;
    const isLoad = navigationType === 'push' && !destination.sameDocument && downloadRequest === null;
    if (!isLoad || new URL(destination.url).pathname !== paths.home) return;
    event.preventDefault();
    const channel = addons.getChannel();
    // The new user must not get what this page still has of the session.
    channel.once(GLOBALS_UPDATED, () => location.reload());
    channel.emit(UPDATE_GLOBALS, { globals: { user: 'visitor' } });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
