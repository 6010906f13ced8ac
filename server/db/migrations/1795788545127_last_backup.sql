-- For the alert on the age of the last backup. Like the mark, it belongs to the database and is in no backup.
ALTER TABLE environment_mark ADD COLUMN backed_up_at timestamptz;
