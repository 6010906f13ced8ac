import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

/* `npm run ask:mcp`: starts Storybook and asks its MCP server, as a coding assistant does, for components, props and a story. */

const port = Number(process.env['PORT'] ?? 6016);
const origin = `http://localhost:${port}`;

const Answer = z.object({
  result: z.object({ content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })) }),
});

let requests = 0;

/** Calls a tool of the MCP server. Returns its text. */
async function ask(name: string, input: Record<string, string> = {}): Promise<string> {
  requests += 1;
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: requests,
      method: 'tools/call',
      params: { name, arguments: input },
    }),
  });
  const body = await response.text();
  // The transport answers as an event stream.
  const json: unknown = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
  return Answer.parse(json)
    .result.content.map(({ text = '' }) => text)
    .join('\n');
}

function expectIn(text: string, ...parts: readonly string[]): void {
  const missing = parts.filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`The answer lacks ${missing.join(', ')}:\n${text}`);
}

const storybook = spawn('storybook', ['dev', '--ci', '--port', String(port), '--no-open'], {
  stdio: 'ignore',
});
const ended = once(storybook, 'exit');
try {
  for (let tries = 0; tries < 120; tries += 1) {
    const isUp = await fetch(`${origin}/index.json`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(500);
  }
  const list = await ask('docs-list');
  expectIn(list, 'Button', 'Table', 'components-button');
  console.log(`docs-list: ${list.split('\n').length} lines`);
  const button = await ask('docs-show', { id: 'components-button' });
  expectIn(button, 'tone', 'primary', 'isPending');
  console.log(`\ndocs-show components-button:\n${button.slice(0, 1200)} …`);
  const story = await ask('docs-show-story', { componentId: 'components-button', storyName: 'Pending' });
  expectIn(story, 'isPending');
  console.log(`\ndocs-show-story Pending:\n${story.slice(0, 800)} …`);
} finally {
  storybook.kill('SIGTERM');
  await ended;
}
