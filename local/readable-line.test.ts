import { expect, test } from 'vitest';
import { readableLine } from './readable-line.ts';

test("a line of the server's log reads as words", () => {
  const line = '{"level":40,"time":"2026-11-20T19:00:00.000Z","path":"/api/parts","msg":"slow answer"}';

  expect(readableLine(line)).toBe('warn: slow answer {"path":"/api/parts"}');
});

test('anything else stays as it was written', () => {
  expect(readableLine('Listening on http://localhost:3000')).toBe('Listening on http://localhost:3000');
  expect(readableLine('{not json')).toBe('{not json');
  expect(readableLine('{"a":1}')).toBe('{"a":1}');
});
