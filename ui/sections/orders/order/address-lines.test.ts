import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test.each([
  ['Verkstadsgatan 14, 412 51 Göteborg', 'Verkstadsgatan\u00A014, 412\u00A051\u00A0Göteborg'],
  [' 1 Works Road\nLeeds, LS9 8AH ', '1\u00A0Works\u00A0Road\nLeeds, LS9\u00A08AH'],
  ['Unit 12 of the Old Foundry Estate, Leeds', 'Unit 12 of the Old Foundry Estate, Leeds'],
  ['', ''],
])('the address %j breaks after its commas', (address, lines) => {
  expect(addressLines(address)).toBe(lines);
});
