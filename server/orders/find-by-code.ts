import { limits } from '#contract/limits.ts';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import type { Queries } from '../db/connect.ts';

export interface OrdersByCode {
  /** By their own number, or by one of a parcel, an invoice or a credit note. */
  named: readonly string[];
  byPhone: readonly string[];
}

/** From this many characters on, the start or the end of a code finds it. Postcodes are not longer. */
const partMin = 5;
/** Orders for each part of a code. A list does not count further. */
const foundMax = limits.listRows + 1;

/** What a heading or a label says before a code. */
const label =
  /^\s*(?:invoice|credit note|receipt|tracking|shipment|phone|tel)\b\.?(?:\s*(?:number|no\b\.?|#))?\s*:?\s*/iu;

/**
 * Returns the ids of the orders that a search names by a code, in any spelling: `00340434 1610`, `2026-123`, `+46 (0)70…`.
 * With more than 1,000 orders for one part of a code, it returns those with the highest codes.
 */
export async function findOrdersByCode(
  db: Queries,
  search: string,
  { withPhones }: { withPhones: boolean },
): Promise<OrdersByCode> {
  const ordered = orderNumberIn(search);
  const code = ordered?.isMarked === true ? '' : search.replace(label, '');
  if (ordered === null && !/\p{Nd}/u.test(code)) return { named: [], byPhone: [] };
  const isNumber = !/\p{L}/u.test(code);
  const { rows } = await db.query<{ id: string; isPhone: boolean }>({ isPrepared: true, text: statement }, [
    ordered?.number ?? null,
    code,
    isNumber ? code.normalize('NFKC').replace(/\D/g, '') : null,
    isNumber && withPhones ? code : null,
  ]);
  const idsOf = (isPhone: boolean) => [
    ...new Set(rows.filter((row) => row.isPhone === isPhone).map(({ id }) => id)),
  ];
  return { named: idsOf(false), byPhone: idsOf(true) };
}

/** A range, because the planner cannot use an index for LIKE with a pattern that it does not know. */
const within = (key: string, wanted: string) =>
  `${key} ~>=~ ${wanted} AND ${key} ~<~ (${wanted} || CASE WHEN length(${wanted}) < ${partMin} THEN '!' ELSE '\u{10FFFF}' END)
    AND ${wanted} <> '' ORDER BY ${key} USING ~>~ LIMIT ${foundMax}`;

const statement = `
  WITH typed AS MATERIALIZED (
    SELECT code_key($2) AS code, $3::text AS digits, phone_key($4) AS phone,
      CASE WHEN $4::text IS NOT NULL THEN $3::text END AS phone_end
  )
  SELECT id, false AS "isPhone" FROM orders WHERE number = $1
  UNION ALL
  SELECT found.* FROM typed CROSS JOIN LATERAL (
    (SELECT id, false FROM orders WHERE tracking_number IS NOT NULL AND ${within('code_key(tracking_number)', 'typed.code')})
    UNION ALL
    (SELECT id, false FROM orders WHERE tracking_number IS NOT NULL
        AND ${within('reverse(code_key(tracking_number))', 'reverse(typed.code)')})
    UNION ALL
    (SELECT order_id, false FROM invoices WHERE ${within(`replace(number, '-', '')`, 'typed.digits')})
    UNION ALL
    (SELECT order_id, false FROM invoices WHERE invoice_count(number) = ltrim(typed.digits, '0'))
    UNION ALL
    (SELECT order_id, false FROM invoices
      WHERE invoice_count(number) = ltrim(substr(typed.digits, 5), '0') AND left(number, 4) = left(typed.digits, 4))
    UNION ALL
    (SELECT id, true FROM orders WHERE phone <> '' AND ${within('phone_key(phone)', 'typed.phone')})
    UNION ALL
    (SELECT id, true FROM orders WHERE phone <> '' AND ${within('reverse(phone_key(phone))', 'reverse(typed.phone)')})
    UNION ALL
    (SELECT id, true FROM orders WHERE phone <> '' AND ${within('reverse(phone_key(phone))', 'reverse(typed.phone_end)')})
    UNION ALL
    -- With a code of the country that nothing marks as one.
    (SELECT id, true FROM generate_series(2, 5) AS start JOIN orders
         ON phone <> '' AND phone_key(phone) = ltrim(substr(typed.phone, start), '0')
      WHERE length(ltrim(substr(typed.phone, start), '0')) >= 7 LIMIT ${foundMax})
  ) AS found`;
