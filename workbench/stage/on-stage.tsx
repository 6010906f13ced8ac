import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockApiOnStage } from '../../.storybook/mocked-api.ts';
import type { Scene } from './scene.ts';
import { apiOf, setStage } from './stage.ts';
import type { App } from '#app/create-app.tsx';

let onStage: App | undefined;

function sceneIn(parameters: Record<string, unknown>): Scene {
  const scene: unknown = parameters['scene'];
  return isScene(scene) ? scene : { path: '/' };
}

const isScene = (scene: unknown): scene is Scene =>
  typeof scene === 'object' && scene !== null && 'path' in scene;

/** What every story of the app shares: it runs the scene that its `scene` parameter holds. */
export const appMeta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  async beforeEach({ id, parameters }) {
    const scene = sceneIn(parameters);
    mockApiOnStage(id, apiOf(scene));
    const { app, end } = await setStage(scene);
    onStage = app;
    return end;
  },
  render: () => onStage?.element ?? <></>,
} satisfies Meta;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Done when nothing moves on the page any more. While the app waits for an answer that takes a while to be sure of:
 * there are scenes in which one never comes.
 */
export async function isAtRest(): Promise<void> {
  const client = onStage?.client;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isBusy = () => client !== undefined && client.isFetching() + client.isMutating() > 0;
  while (performance.now() - changedAt < (isBusy() ? 250 : 50)) await frame();
  observer.disconnect();
}

export const scene = (parameters: Scene): StoryObj => ({ parameters: { scene: parameters } });
