-- Replaces the functions only: what they return for ASCII, which numbers were until now, does not change.

/* The name of a part as it must be unique, and an address as it is saved once: case, the kind of blanks and hyphens, and
   invisible characters do not matter. */
CREATE OR REPLACE FUNCTION fold_name(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(normalize(public.fold_case(value), NFC),
    '[\u02D7\u058A\u05BE\u1400\u1806\u2010-\u2015\u2043\u2053\u2212\u2796\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\U00010EAD]', '-', 'g'),
    '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029\u2800]+', ' ', 'g'));

/* Equal for all spellings of a number. It has the letters and digits of every script, because other makers use them. */
CREATE OR REPLACE FUNCTION number_key(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN upper(translate(public.fold_letters(number), '- ', '') COLLATE "C");

/* Equal for keys that look alike on worn metal, or lost their first zeros in a spreadsheet. */
CREATE FUNCTION look_alike_key(key text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ltrim(translate(key, 'OIL', '011'), '0');
