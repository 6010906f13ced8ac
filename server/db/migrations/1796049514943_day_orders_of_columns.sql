-- Whether day or month is first in the dates of saved columns.

ALTER TABLE import_columns ADD COLUMN day_orders jsonb NOT NULL DEFAULT '[]';
