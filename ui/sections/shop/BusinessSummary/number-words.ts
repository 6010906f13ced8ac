const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number in words for the start of a sentence: 34 is "thirty-four". Digits from 100 on. */
export function numberWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) return String(value);
  const word = small[value];
  if (word !== undefined) return word;
  const unit = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${small[unit] ?? ''}`;
}
