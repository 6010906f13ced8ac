-- Other names of makes and models, which searches read. Servers of the previous version leave them alone.
ALTER TABLE makes ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
ALTER TABLE models ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN makes.aliases IS 'As people say the name: VW.';
COMMENT ON COLUMN models.aliases IS 'As people say the name, without the make: Golf 7, Mk7.';
