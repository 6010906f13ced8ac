import { expect, test } from 'vitest';
import { readableLine } from './readable-line.ts';

test("formats a line of the server's log", () => {
  const line = '{"level":40,"time":"2026-11-20T19:00:00.000Z","path":"/api/parts","msg":"slow response"}';

  expect(readableLine(line)).toBe('warn: slow response {"path":"/api/parts"}');
});

test('escapes characters that change what the terminal shows', () => {
  const line = String.raw`{"level":40,"path":"/\u009b2J","error":{"stack":"Error: \u202e\u001b[2J\n at x"},"msg":"refused"}`;
  expect(readableLine(line)).toBe(
    String.raw`warn: refused {"path":"/\u009b2J"} Error: \u202e\u001b[2J` + '\n at x',
  );
});

test('does not change other lines', () => {
  expect(readableLine('Listening on http://localhost:3000')).toBe('Listening on http://localhost:3000');
  expect(readableLine('{not json')).toBe('{not json');
  expect(readableLine('{"a":1}')).toBe('{"a":1}');
});
