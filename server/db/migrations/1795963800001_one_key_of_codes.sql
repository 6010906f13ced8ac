-- The same as number_key, under the name that indexes and the version before use.
CREATE OR REPLACE FUNCTION code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.number_key(code);
