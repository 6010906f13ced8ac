-- Text as lists search and sort it and as names of parts are compared. Only functions whose result does not depend on the
-- locale of the database: LC_CTYPE=C, C.UTF-8 and en_US.UTF-8 give the same words. The rule exists in SQL only, so that
-- every writer and every search use it.

/* The compatibility form, decomposed, in lower case and without invisible characters. */
CREATE FUNCTION fold_case(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- ASCII, which is nearly all text.
  IF octet_length(value) = length(value) THEN
    RETURN lower(value COLLATE "C");
  END IF;
  value := regexp_replace(value, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF]', '', 'g');
  -- An acute accent is typed as an apostrophe, but decomposes to a space.
  value := lower(normalize(replace(value, U&'\00B4', ''''), NFKD) COLLATE "C");
  RETURN translate(value,
    'ÆÐØÞĐĦŁŊŒŦẞƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҲҶҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
    'æðøþđħłŋœŧßəαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңүұҳҷһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
END
$$;

/* The name of a part as it must be unique: case, spaces and invisible characters do not matter. */
CREATE FUNCTION fold_name(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(normalize(public.fold_case(value), NFC), '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029\u2800]+', ' ', 'g'));

/* Letters and digits, in ASCII where possible. White space becomes a space, any other character a hyphen. */
CREATE FUNCTION fold_letters(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  value := public.fold_case(value);
  IF octet_length(value) > length(value) THEN
    -- Accents, Hebrew and Arabic vowels and tatweel.
    value := regexp_replace(value, '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08CA-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g');
    -- The rest of Latin, one letter of Arabic and Persian, and the digits of both and of Hindi.
    value := translate(replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'ðøđħłŋŧıəىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', 'dodhlntieييك012345678901234567890123456789');
    value := regexp_replace(value, '[\u0085\u1680\u2028\u2029\u2800]', ' ', 'g');
    -- Symbols and punctuation by their blocks, and those between letters.
    value := regexp_replace(value, '[\u0080-\u0084\u0086-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u02B9-\u02DF\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05F3\u05F4\u060C\u061B\u061E\u061F\u066A-\u066D\u06D4\u0964\u0965\u2000-\u2BFF\u2E00-\u2E7F\u3001-\u3004\u3007-\u3020\u3030\u303D-\u303F\u30A0\u30FB\uA789\uD7FC-\uD7FF\uE000-\uF8FF\uFE10-\uFE1F\uFE30-\uFE6F\uFFE0-\uFFFF\U0001F000-\U0001FAFF]', '-', 'g');
    value := normalize(value, NFC);
  END IF;
  RETURN translate(value, E'!"#$%&\'()*+,./:;<=>?@[\\]^_`{|}~\t\n\r\v\f', repeat('-', 31) || repeat(' ', 5));
END
$$;

/* Spaces between words. Chinese and Japanese are words of one character, because they have no spaces. */
CREATE FUNCTION split_words(letters text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(letters) > length(letters) THEN
    letters := regexp_replace(letters,
      '([\u3005\u3006\u3041-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])', ' \1 ', 'g');
  END IF;
  RETURN replace(letters, '-', ' ');
END
$$;

/* Plain words with single spaces. */
CREATE FUNCTION fold_words(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(public.split_words(public.fold_letters(value)), ' +', ' ', 'g'));

/* The words of a row, and those with a hyphen or an apostrophe also in one piece: 630, 8, 2rsr and 63082rsr. */
CREATE FUNCTION search_words(value text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := public.fold_letters(value);
BEGIN
  RETURN array_to_tsvector(ARRAY(
    SELECT left(word, 100) FROM unnest(string_to_array(
      public.split_words(letters) || ' ' || replace(letters, '-', ''), ' ')) AS word
     WHERE word <> ''));
END
$$;

/* A query for rows that contain each typed word as a prefix, in pieces or in one. Null when there is no word. */
CREATE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT string_agg(
      CASE WHEN pieces LIKE '% %' THEN
        format('(%s | %L:*)',
          (SELECT string_agg(format('%L:*', left(word, 100)), ' & ') FROM unnest(string_to_array(pieces, ' ')) AS word),
          left(replace(chunk, '-', ''), 100))
      ELSE format('%L:*', left(pieces, 100)) END,
      ' & ')::tsquery
      FROM unnest(string_to_array(public.fold_letters(typed), ' ')) AS chunk
     CROSS JOIN LATERAL public.fold_words(chunk) AS pieces
     WHERE pieces <> '');
