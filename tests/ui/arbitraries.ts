import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Text that a user could type or the API could send. */
export const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    'Ventilated brake disc',
    'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the 3rd',
    'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringes',
    'أربعون قرصا طلبت، وأربعون قرصا وصلت',
    '\u202Eright to left from here',
    '<script>alert(1)</script><h1>Heading</h1><img src=x onerror=alert(1)>',
    'a\nb\r\n\n\nc',
    '\u0000\uD800',
    '👩🏽‍🔧'.repeat(40),
    'W'.repeat(60),
    'unbroken'.repeat(120),
    'many words '.repeat(200),
    'constructor',
    '__proto__',
    '/pictures/none-cutout-400.webp',
    '/pictures/none.png',
    'javascript:alert(1)',
    'https://example.com/?a=b&c=d#e',
  ),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

export const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, -3, 5, 10, 0.1, 4.5, 480, 1e6, 999_999.99, 1e9, 1e21, -1e21, 5e-324),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_SAFE_INTEGER),
  fc.integer(),
  fc.double(),
);

const anyTime = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('', 'yesterday', '2026-02-30T25:61:61Z', '9999-12-31T23:59:59Z', '2026-11-20'),
);

function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  // The public type of a field is the base of all schemas. zod's union of them has a `type`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- other types throw.
  switch (def.type) {
    case 'string':
      return 'format' in def && String(def.format).startsWith('date') ? anyTime : anyText;
    case 'number':
      return anyNumber;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null });
    case 'optional':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case 'default':
      return arbitraryOf(def.innerType);
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf));
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 8 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, at]) => [key, arbitraryOf(at)])),
      );
    case 'record':
      return recordOf(def);
    default:
      throw new Error(`No arbitrary for ${def.type}`);
  }
}

/** A record with every key of an enum. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): fc.Arbitrary<unknown> {
  const { def } = (keyType as z.core.$ZodTypes)._zod;
  if (def.type !== 'enum') throw new Error('No arbitrary for a record without an enum');
  const keys = Object.values(def.entries).map(String);
  return fc.record(Object.fromEntries(keys.map((key) => [key, arbitraryOf(valueType)])));
}

/** Data of the type of a schema. It ignores limits of length, range and format. */
export function anyOf<Schema extends z.core.$ZodType>(schema: Schema): fc.Arbitrary<z.infer<Schema>> {
  // The data has the schema's shape by construction, which zod's types cannot express.
  return arbitraryOf(schema) as fc.Arbitrary<z.infer<Schema>>;
}

/** A list without two rows of the same id. */
export const anyRows = <Row extends { _id: string }>(row: fc.Arbitrary<Row>, maxLength = 8) =>
  fc.uniqueArray(row, { maxLength, selector: ({ _id }) => _id });
