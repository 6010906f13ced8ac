-- Pictures of imports: the files beside a list, what parts wait for, and where stored pictures came from.

CREATE TABLE part_image_sources (
  part_id uuid NOT NULL REFERENCES parts ON DELETE CASCADE,
  image text NOT NULL,
  source text NOT NULL,
  digest text,
  PRIMARY KEY (part_id, image)
);
COMMENT ON TABLE part_image_sources IS 'Where imported pictures came from, so that they are not read again. A part may have lost the picture since.';
COMMENT ON COLUMN part_image_sources.digest IS 'Of a file: SHA-256. Null for an address.';
CREATE INDEX part_image_sources_digest ON part_image_sources (digest) WHERE digest IS NOT NULL;

CREATE TABLE import_files (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  key text NOT NULL,
  base text NOT NULL,
  digest text NOT NULL,
  bytes bytea,
  PRIMARY KEY (import_id, key, digest)
);
COMMENT ON COLUMN import_files.key IS 'The path in lower case. Two files may differ in case only.';
COMMENT ON COLUMN import_files.bytes IS 'Null if it is too large, with an empty digest, or if the shop has a picture with this digest.';
CREATE INDEX import_files_base ON import_files (import_id, base);
ALTER TABLE import_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE import_pictures (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  group_row int NOT NULL,
  position smallint NOT NULL,
  part_id uuid NOT NULL,
  source text NOT NULL,
  digest text,
  image text,
  alt text NOT NULL DEFAULT '',
  is_failed boolean NOT NULL DEFAULT false,
  attempts smallint NOT NULL DEFAULT 0,
  leased_until timestamptz,
  PRIMARY KEY (import_id, group_row, position)
);
COMMENT ON TABLE import_pictures IS 'The pictures of parts of which at least one waits. A part gets them together.';
COMMENT ON COLUMN import_pictures.leased_until IS 'Until when no process reads it, because one does, or the shop could not store it.';
CREATE INDEX import_pictures_waiting ON import_pictures (import_id, group_row, position) WHERE image IS NULL AND NOT is_failed;
CREATE INDEX import_pictures_leased ON import_pictures (leased_until) WHERE image IS NULL AND NOT is_failed;
-- An address may be longer than a row of an index.
CREATE INDEX import_pictures_source ON import_pictures (import_id, md5(source)) WHERE image IS NULL AND NOT is_failed;

ALTER TABLE imports ADD COLUMN pictures int NOT NULL DEFAULT 0, ADD COLUMN pictures_done int NOT NULL DEFAULT 0;
COMMENT ON COLUMN imports.pictures IS 'Pictures that its parts have waited for.';
