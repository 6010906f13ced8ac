-- Drawings with dimensions: the one of a category, and which of its specs is which dimension. Servers of the previous version
-- do not read them.

ALTER TABLE categories ADD COLUMN drawing text;
COMMENT ON COLUMN categories.drawing IS 'The name of a drawing with dimensions, one of dimensionDrawings of the contract. NULL without one.';
ALTER TABLE category_specs ADD COLUMN dimension text;
COMMENT ON COLUMN category_specs.dimension IS 'Which dimension of the drawing of the category the spec is, such as diameter. NULL for none.';
