-- The numbers by which admins find orders: of their parcel, their phone and their documents.

/* Equal for all spellings of a code: its letters and digits. */
CREATE FUNCTION code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN upper(translate(public.fold_letters(code), '- ', '') COLLATE "C");

/* The digits of a number within its country: +46 (0)70-174 06 05, 0046 70 1740605 and 070 174 06 05 are one. Country codes have
   one digit, two or three, and none is the start of another. */
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := public.fold_case(phone);
  digits text := ltrim(regexp_replace(
    public.fold_letters(regexp_replace(plain, '\(\s*0\s*\)', '', 'g')), '[^0-9]', '', 'g'), '0');
BEGIN
  IF plain ~ '^[^0-9+]*(\+|00)' THEN
    digits := ltrim(regexp_replace(digits,
      '^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[789]|8[03579]|9[679])[0-9])', ''), '0');
  END IF;
  RETURN digits;
END
$$;

/* The number of a document without year, series and zeros: 123 of 2026-000123. */
CREATE FUNCTION invoice_count(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ltrim(substring(number from '[0-9]+$'), '0');
