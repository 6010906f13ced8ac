-- Imports of files: what was received, its rows, what each changed, and what names in files mean.

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  name text NOT NULL,
  kind text,
  state text NOT NULL DEFAULT 'receiving',
  bytes int NOT NULL,
  received int NOT NULL DEFAULT 0,
  file jsonb,
  columns jsonb NOT NULL DEFAULT '[]',
  options jsonb NOT NULL,
  notes jsonb NOT NULL DEFAULT '[]',
  error text,
  rows int NOT NULL DEFAULT 0,
  done int NOT NULL DEFAULT 0,
  cursor int NOT NULL DEFAULT 0,
  counts jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  queued_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  worker uuid,
  leased_until timestamptz
);
COMMENT ON COLUMN imports.user_id IS 'Null: the command.';
COMMENT ON COLUMN imports.cursor IS 'Groups of rows up to this one are done in the present step.';
COMMENT ON COLUMN imports.queued_at IS 'Since when a server has to work on it. Null: it waits for an admin, or has ended.';
COMMENT ON COLUMN imports.started_at IS 'When the present step began.';
COMMENT ON COLUMN imports.worker IS 'The process that works on it until leased_until. Another one goes on afterwards.';
CREATE INDEX imports_queued ON imports (queued_at) WHERE queued_at IS NOT NULL;
CREATE INDEX imports_newest ON imports (created_at);

CREATE TABLE import_chunks (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  start int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, start)
);
-- Files are compressed already, or read once.
ALTER TABLE import_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  row int NOT NULL,
  group_row int NOT NULL,
  cells jsonb NOT NULL,
  result text,
  about text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  faults jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (import_id, row)
) WITH (fillfactor = 60);
COMMENT ON COLUMN import_rows.group_row IS 'The first row about the same thing.';
COMMENT ON COLUMN import_rows.result IS 'Of the check, then of the import. Null before.';
CREATE INDEX import_rows_of_group ON import_rows (import_id, group_row, row);

CREATE TABLE import_changes (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  group_row int NOT NULL,
  thing text NOT NULL,
  object text NOT NULL,
  before jsonb,
  after jsonb,
  state text NOT NULL CONSTRAINT import_changes_state CHECK (state IN ('planned', 'done', 'undone', 'kept')),
  why text,
  PRIMARY KEY (import_id, group_row)
);
COMMENT ON COLUMN import_changes.group_row IS 'Negative: what is created because rows name it.';
COMMENT ON COLUMN import_changes.before IS 'The values that differ. Null: it did not exist.';
COMMENT ON COLUMN import_changes.state IS 'planned: by the check. kept: not undone.';

CREATE TABLE import_matches (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  thing text NOT NULL,
  key text NOT NULL,
  names jsonb NOT NULL,
  rows int NOT NULL DEFAULT 0,
  choice jsonb,
  because text,
  PRIMARY KEY (import_id, thing, key)
);
COMMENT ON COLUMN import_matches.names IS 'What rows say of it: its name, and the years in which they say that it was built.';

CREATE TABLE import_choices (
  thing text NOT NULL,
  key text NOT NULL,
  choice jsonb NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (thing, key)
);
COMMENT ON TABLE import_choices IS 'What names in files mean, for the next files.';

CREATE TABLE import_columns (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL DEFAULT '',
  headings jsonb NOT NULL,
  fields jsonb NOT NULL,
  decimals jsonb NOT NULL,
  used int NOT NULL DEFAULT 0,
  used_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, name, headings)
);
COMMENT ON TABLE import_columns IS 'Where the columns of files with these headings go.';
